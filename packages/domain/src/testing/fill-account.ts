import { randomUUID } from "node:crypto";
import type { Db } from "@takt/db/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import { type PersonalTable, personalTables } from "../privacy/model/inventory/data-inventory";
import { type CatalogColumn, readCatalog } from "./read-catalog";

type Row = Record<string, unknown>;

/** Returns the text that a column is filled with: it tells the person, the table and the column. */
export const toMark = (person: string, table: string, column: string) => `${person}.${table}.${column}.`;

/**
 * Creates a user with a row in every table with personal data, in which every column that can tell something is filled
 * with its own mark. Tables and columns are read from the database, so that none is forgotten.
 */
export async function fillAccount(db: Db, person: string) {
  const user = await createUser(db, {
    name: toMark(person, "users", "name"),
    email: `${person}@example.com`,
    linkedinProfileId: `${person}-member`,
    stripeCustomerId: `cus_${person}`,
  });
  const catalog = await readCatalog(db);
  const tables = new Map(personalTables());
  const rows = new Map<string, Row>();
  const ofUser = async (table: string) => {
    const [row] = await db.$queryRawUnsafe<{ row: Row }[]>(
      `select to_jsonb(t) as row from "${table}" t where ${table === "users" ? "id" : "user_id"} = $1::uuid`,
      user.id,
    );
    rows.set(table, row!.row);
  };
  await fillEmptyTexts(db, catalog, person, user.id);
  await ofUser("users");
  await ofUser("memberships");
  rows.set("workspaces", { id: user.workspaceId });
  await db.$executeRaw`update workspaces set name = ${toMark(person, "workspaces", "name")} where id = ${user.workspaceId}::uuid`;
  for (const name of new Set(catalog.map(({ table }) => table))) {
    const table = tables.get(name);
    if (!table || rows.has(name)) continue;
    const columns = catalog.filter((one) => one.table === name);
    // The triggers of posts and media have written it, without marks.
    if (name === "post_search")
      await db.$executeRaw`delete from post_search where post_id = ${rows.get("posts")!.id}::uuid`;
    rows.set(name, await insertRow(db, person, columns, table, rows));
  }
  return { user, rows };
}

/** Fills what the factory leaves empty in the user's own row; texts with a meaning keep it. */
async function fillEmptyTexts(
  db: Db,
  catalog: readonly CatalogColumn[],
  person: string,
  id: string,
): Promise<void> {
  const texts = catalog.filter(({ table, type }) => table === "users" && type === "text");
  for (const { column } of texts)
    await db.$executeRawUnsafe(
      `update users set "${column}" = coalesce("${column}", $1) where id = $2::uuid`,
      toMark(person, "users", column),
      id,
    );
}

async function insertRow(
  db: Db,
  person: string,
  columns: readonly CatalogColumn[],
  table: PersonalTable,
  rows: ReadonlyMap<string, Row>,
): Promise<Row> {
  const { table: name } = columns[0]!;
  const row = Object.fromEntries(columns.map((one) => [one.column, getValue(person, one, table, rows)]));
  const [inserted] = await db.$queryRawUnsafe<{ row: Row }[]>(
    `insert into "${name}" select * from jsonb_populate_record(null::"${name}", $1::jsonb) returning to_jsonb("${name}") as row`,
    JSON.stringify(row),
  );
  return inserted!.row;
}

function getValue(
  person: string,
  { table: name, column, type, labels, target }: CatalogColumn,
  { links }: PersonalTable,
  rows: ReadonlyMap<string, Row>,
): unknown {
  if (target) return rows.get(target.table)?.[target.column] ?? null;
  const link = links.find((one) => one.column === column);
  if (link) return rows.get(link.table)?.[link.key] ?? null;
  const mark = toMark(person, name, column);
  switch (type) {
    case "text":
      return mark;
    case "_text":
      return [mark];
    case "jsonb":
      return { note: mark };
    case "uuid":
      return randomUUID();
    case "enum":
      return labels![0];
    case "bool":
      return true;
    case "timestamptz":
    case "date":
      return "2026-11-25T09:00:00Z";
    default:
      return type.startsWith("_") ? [] : 7;
  }
}
