import { ANNOTATED_TABLES } from "@takt/db/generated/data-inventory";
import type {
  ColumnAnnotation,
  PersonalTable as Annotated,
  TableAnnotation,
} from "@takt/db/inventory/annotation";
import type { Retention } from "@takt/domain/retention/model/retention-period";
import type { DataRule } from "./data-rule";
import { DATA_RULES, type RuleName } from "./data-rules";

export type PersonalTable = Annotated<RuleName, Retention>;
export type InventoryTable = TableAnnotation<RuleName, Retention>;

/** Columns of a table that follow one rule, and are in the export, or not for one reason. */
export type DataEntry = DataRule & { table: string; columns: string[]; omitted: ColumnAnnotation["omitted"] };

/**
 * Every table and column of the database: whose it is, what for, on which legal basis, how long and with whom, as the
 * comments of packages/db/prisma/schema say it. The privacy policy, the export and the erasure of an account are made from
 * it; a test compares it with the database.
 */
export const DATA_INVENTORY: Readonly<Record<string, InventoryTable>> = ANNOTATED_TABLES;

const RULE_ORDER = Object.keys(DATA_RULES);

/** The tables whose rows are somebody's, in the order of the rules. */
export function personalTables(): [name: string, table: PersonalTable][] {
  const place = ({ columns }: PersonalTable) => RULE_ORDER.indexOf(Object.values(columns)[0]!.rule);
  return Object.entries(DATA_INVENTORY)
    .flatMap(([name, table]): [string, PersonalTable][] => ("nonPersonal" in table ? [] : [[name, table]]))
    .toSorted(([, a], [, b]) => place(a) - place(b));
}

/** Every entry, e.g. for the policy's tables. */
export function dataEntries(): DataEntry[] {
  const found = new Map<string, DataEntry>();
  for (const [table, { columns }] of personalTables())
    for (const [column, { rule, omitted }] of Object.entries(columns)) {
      const key = `${table} ${rule} ${omitted}`;
      const entry = found.get(key);
      if (entry) entry.columns.push(column);
      else found.set(key, { table, columns: [column], omitted, ...DATA_RULES[rule] });
    }
  return [...found.values()];
}

/** All columns that the inventory names of a table. */
export function getColumns({ columns }: InventoryTable): string[] {
  return Array.isArray(columns) ? [...columns] : Object.keys(columns);
}

/** The columns of a table that are in a person's export; none where the table is left out. */
export function exportedColumns({ export: exported, columns }: PersonalTable): string[] {
  if ("left" in exported) return [];
  return Object.entries(columns).flatMap(([column, { omitted }]) => (omitted ? [] : column));
}
