import type { PersonLink } from "@takt/db/inventory/annotation";
import { DATA_INVENTORY, exportedColumns, type PersonalTable, personalTables } from "./data-inventory";

/**
 * Writes the condition by which the rows of a table are a person's, as SQL; `$1` is the person's id in users. Names come
 * from the inventory alone.
 */
export function personCondition(name: string): string {
  const { links } = personalTable(name);
  if (links.length === 0) return "id = $1::uuid";
  return `(${links.map(linkCondition).join(" or ")})`;
}

/** Writes the query of a person's rows for their export, or null where the table is left out. */
export function exportQuery(name: string): string | null {
  const table = personalTable(name);
  if ("left" in table.export) return null;
  const columns = exportedColumns(table).map(quoted).join(", ");
  const { displayOnlySources } = table.export;
  const shown = displayOnlySources.map((source) => ` and source <> '${source}'`).join("");
  return `select ${columns} from ${quoted(name)} where ${personCondition(name)}${shown}`;
}

/**
 * Writes the statements that erase a person, to be run in one transaction and in this order: rows go before the rows by
 * which they are found, the person's row in users goes last, and with it what the foreign keys delete.
 */
export function erasureStatements(): { table: string; statement: string }[] {
  return personalTables()
    .toSorted(([a], [b]) => distance(b) - distance(a))
    .flatMap(([table]) => {
      const statement = erasureStatement(table);
      return statement ? [{ table, statement }] : [];
    });
}

function erasureStatement(name: string): string | null {
  const { erasure } = personalTable(name);
  if (erasure.rule === "cascade") return null;
  const where = personCondition(name);
  if (erasure.rule === "delete") return `delete from ${quoted(name)} where ${where}`;
  if (erasure.rule === "unshared") {
    const others = personalTable(name).links.map((link) => isLedToByOthers(name, link));
    return `delete from ${quoted(name)} where ${where} and not (${others.join(" or ")})`;
  }
  const set = Object.entries(erasure.set)
    .map(([column, value]) => `${quoted(column)} = ${value === null ? "null" : `'${value}'`}`)
    .join(", ");
  return `update ${quoted(name)} set ${set} where ${where}`;
}

/** The number of links on the longest way to users. */
function distance(name: string): number {
  return Math.max(0, ...personalTable(name).links.map(({ table }) => distance(table) + 1));
}

/** Writes the query of the names of a person's files in storage, or null where a table has none. */
export function filesQuery(name: string): string | null {
  const { files } = personalTable(name);
  if (files.length === 0) return null;
  return files
    .map(
      (column) =>
        `select ${column} as key from ${name} where ${column} is not null and ${personCondition(name)}`,
    )
    .join(" union all ");
}

function personalTable(name: string): PersonalTable {
  const table = DATA_INVENTORY[name];
  if (!table || "nonPersonal" in table) throw new Error(`no personal table: ${name}`);
  return table;
}

function linkCondition({ column, table, key, asText }: PersonLink): string {
  if (table === "users" && key === "id") return `${column} = $1::uuid${asText ? "::text" : ""}`;
  return `${column} in (select ${key} from ${table} where ${personCondition(table)})`;
}

/** The condition that a row of a link's table leads from this row to another person. */
function isLedToByOthers(name: string, { column, table, key }: PersonLink): string {
  return `exists (select 1 from ${quoted(table)} o where o.${key} = ${quoted(name)}.${column} and not ${personCondition(table)})`;
}

const quoted = (name: string) => `"${name}"`;
