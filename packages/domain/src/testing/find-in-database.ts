import type { Db } from "@takt/db/client";
import { readCatalog } from "./read-catalog";

/** Searches every column of every table for texts, whatever its type. Answers `table.column` of what has one. */
export async function findInDatabase(db: Db, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const catalog = await readCatalog(db);
  for (const table of new Set(catalog.map((one) => one.table))) {
    // Whole rows first: few tables have one.
    if (!(await has(db, table, "t", texts))) continue;
    for (const { column } of catalog.filter((one) => one.table === table))
      if (await has(db, table, `t."${column}"`, texts)) found.push(`${table}.${column}`);
  }
  return found;
}

async function has(db: Db, table: string, value: string, texts: readonly string[]): Promise<boolean> {
  const rows = await db.$queryRawUnsafe<unknown[]>(
    `select 1 from "${table}" t where exists (
      select 1 from unnest($1::text[]) as searched(word) where position(lower(word) in lower(${value}::text)) > 0)
    limit 1`,
    texts,
  );
  return rows.length > 0;
}
