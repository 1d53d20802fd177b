import { expect, test } from "vitest";
import { FILE_COLUMNS } from "@takt/db/generated/data-inventory";
import { isRetained } from "@takt/domain/retention/model/retention-period";
import { getColumns, DATA_INVENTORY, dataEntries, exportedColumns, personalTables } from "./data-inventory";
import { DATA_RULES } from "./data-rules";
import { erasureStatements } from "./person-rows";

function leadsToUsers(name: string, seen: string[] = []): boolean {
  const table = DATA_INVENTORY[name];
  if (!table || "nonPersonal" in table || seen.includes(name)) return false;
  return name === "users" || table.links.some((link) => leadsToUsers(link.table, [...seen, name]));
}

test("every way leads to a person", () => {
  expect(personalTables().filter(([name]) => !leadsToUsers(name))).toEqual([]);
});

test("no table grows without bound: a job purges it, or it is said what bounds it", () => {
  const unbounded = Object.entries(DATA_INVENTORY).filter(([, { bound }]) =>
    "because" in bound
      ? !/^[A-Z].{10,}\.$/.test(bound.because)
      : bound.purgedAs.length === 0 || !bound.purgedAs.every(isRetained),
  );
  expect(unbounded).toEqual([]);
});

test("data with a period of its own is in a table that is purged, or emptied of it, after it", () => {
  const tables = Object.fromEntries(personalTables());
  const unpurged = dataEntries().filter(({ table, retention }) => {
    const { bound, emptied } = tables[table]!;
    const kinds = [...("purgedAs" in bound ? bound.purgedAs : []), ...emptied];
    return isRetained(retention) && !kinds.includes(retention);
  });
  expect(unpurged).toEqual([]);
});

test("files of exported tables have a name each, and secrets are in none", () => {
  const files = personalTables().flatMap(([, { export: to }]) => ("file" in to ? [to.file] : []));
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  const columns = personalTables().flatMap(([, table]) => exportedColumns(table));
  expect(columns.filter((column) => /token$|_key$/.test(column))).toEqual([]);
});

test("a file that a column of the inventory names is no orphan", () => {
  const named = personalTables().flatMap(([name, { files }]) => files.map((column) => [name, column]));
  const keys = personalTables().flatMap(([name, table]) =>
    getColumns(table).flatMap((column) => (column.endsWith("_key") ? [[name, column]] : [])),
  );
  expect(named.map(String).sort()).toEqual(keys.map(String).sort());
  expect(FILE_COLUMNS.map(String).sort()).toEqual(keys.map(String).sort());
});

test("an erasure writes no post's status: posts are deleted with their author", () => {
  const statements = erasureStatements().map(({ statement }) => statement);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((statement) => statement.startsWith('update "posts"'))).toEqual([]);
});

test("every rule that a comment of the schema names is one of the rules, and each of these has columns", () => {
  const named = personalTables().flatMap(([, { columns }]) => Object.values(columns).map(({ rule }) => rule));
  expect([...new Set<string>(named)].sort()).toEqual(Object.keys(DATA_RULES).sort());
});
