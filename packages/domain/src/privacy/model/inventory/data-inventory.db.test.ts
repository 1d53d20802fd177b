import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import type { Erasure, PersonLink } from "@takt/db/inventory/annotation";
import { getColumns, DATA_INVENTORY, personalTables } from "./data-inventory";

const database = useTestDatabase();

/** Kept by the migrations, about themselves. */
const MIGRATIONS = "_prisma_migrations";

type ForeignKey = { table: string; column: string; target: string; rule: "CASCADE" | "SET NULL" };

const columnsByTable = async () => {
  const rows = await database.db.$queryRaw<{ table: string; column: string }[]>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name <> ${MIGRATIONS}`;
  const tables: Record<string, string[]> = {};
  for (const { table, column } of rows) (tables[table] ??= []).push(column);
  return tables;
};

const foreignKeys = () =>
  database.db.$queryRaw<ForeignKey[]>`
    select k.table_name as "table", k.column_name as "column", u.table_name as target, r.delete_rule as rule
    from information_schema.referential_constraints r
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage u using (constraint_schema, constraint_name)
    where r.constraint_schema = 'public'`;

const sorted = (tables: Record<string, readonly string[]>) =>
  Object.fromEntries(
    Object.keys(tables)
      .sort()
      .map((name) => [name, [...tables[name]!].sort()]),
  );

test("the inventory names every table and column of the database, and no other", async () => {
  const named = Object.fromEntries(
    Object.entries(DATA_INVENTORY).map(([name, table]) => [name, getColumns(table)]),
  );
  expect(sorted(named)).toEqual(sorted(await columnsByTable()));
});

describe("the erasure agrees with the foreign keys", () => {
  /** The tables with a rule, each with its links and what the rule sets. */
  const ruled = (rule: Erasure["rule"]) =>
    personalTables().filter(([, { erasure }]) => erasure.rule === rule);

  test("rows that are said to go with the account are deleted by the database", async () => {
    const keys = await foreignKeys();
    const goes = new Set(["users"]);
    // Each round adds the tables that the ones before take along.
    for (let size = 0; size < goes.size;) {
      size = goes.size;
      for (const { table, target, rule } of keys) if (rule === "CASCADE" && goes.has(target)) goes.add(table);
    }
    // The first way to the person is the one that the database goes.
    const left = ruled("cascade").filter(
      ([name, { links }]) => !goes.has(name) || findRule(keys, name, links[0]!) !== "CASCADE",
    );
    expect(left).toEqual([]);
  });

  test("rows that stay lose the person by their foreign keys", async () => {
    const keys = await foreignKeys();
    const wrong = ruled("pseudonymise").flatMap(([name, { erasure }]) => {
      const set = erasure.rule === "pseudonymise" ? erasure.set : {};
      const toUsers = keys.filter(({ table, target }) => table === name && target === "users");
      return toUsers.filter(({ column, rule }) => rule !== "SET NULL" || set[column] !== null);
    });
    expect(wrong).toEqual([]);
  });

  test("the erasure deletes itself only what the database would leave", async () => {
    const keys = await foreignKeys();
    const needless = ruled("delete").filter(
      ([name, { links }]) =>
        links.length > 0 &&
        links.every((link) => findRule(keys, name, link) === "CASCADE" && !survivesErasure(link.table)),
    );
    expect(needless).toEqual([]);
  });

  test("every foreign key to a user is a link of the inventory", async () => {
    const tables = Object.fromEntries(personalTables());
    const unknown = (await foreignKeys()).filter(
      ({ table, column, target }) =>
        target === "users" && !tables[table]?.links.some((link) => link.column === column),
    );
    expect(unknown).toEqual([]);
  });
});

const findRule = (keys: ForeignKey[], name: string, link: PersonLink) =>
  keys.find(({ table, column, target }) => table === name && column === link.column && target === link.table)
    ?.rule;

/** Whether the rows of a table stay when the account is erased. */
const survivesErasure = (name: string) =>
  personalTables().some(([table, { erasure }]) => table === name && erasure.rule === "pseudonymise");
