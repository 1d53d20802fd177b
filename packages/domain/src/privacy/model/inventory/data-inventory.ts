import { ANNOTATED_TABLES } from "@takt/db/generated/data-inventory";
import type { Retention } from "@takt/domain/retention/model/retention-period";
import type { DataRule } from "./data-rule";
import { DATA_RULES, type RuleName } from "./data-rules";

/** How a row leads to the person whose it is: `column` equals `key` of a row of `table`, which leads on to users. */
export type PersonLink = { column: string; table: string; key: string; asText?: true };

/** What the erasure of an account does to a table; by `cascade` the database deletes its rows with those they belong to. */
export type Erasure =
  | { rule: "cascade" }
  | { rule: "delete" }
  | { rule: "pseudonymise"; set: Readonly<Record<string, string | null>> };

/** Whether the rows are in a person's export: in which file, or why they are not. */
export type Export =
  | { file: string; csv: boolean; displayOnlySources: readonly string[] }
  | { left: "derived" | "internal" | "secret" };

/** What keeps a table from growing without bound: kinds that a job purges, or a reason. */
export type Bound = { purgedAs: readonly Retention[] } | { because: string };

type Column = { rule: RuleName; omitted?: "secret" | "internal" };

/** A table whose rows are somebody's; docs/flows/privacy.md says what its parts mean. */
export type PersonalTable = {
  links: readonly PersonLink[];
  erasure: Erasure;
  export: Export;
  bound: Bound;
  emptied: readonly Retention[];
  files: readonly string[];
  columns: Readonly<Record<string, Column>>;
};

export type InventoryTable = PersonalTable | { nonPersonal: true; bound: Bound; columns: readonly string[] };

/** Columns of a table that follow one rule, and are in the export, or not for one reason. */
export type DataEntry = DataRule & { table: string; columns: string[]; omitted: Column["omitted"] };

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
export function columnsOf({ columns }: InventoryTable): string[] {
  return Array.isArray(columns) ? [...columns] : Object.keys(columns);
}

/** The columns of a table that are in a person's export; none where the table is left out. */
export function exportedColumns({ export: exported, columns }: PersonalTable): string[] {
  if ("left" in exported) return [];
  return Object.entries(columns).flatMap(([column, { omitted }]) => (omitted ? [] : column));
}
