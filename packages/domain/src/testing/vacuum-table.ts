import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@takt/db/client";

const TRIES = 300;
/** The server's own ANALYZE of a large table takes seconds on a busy machine: tries without a pause end before it does. */
const PAUSE_MS = 100;
/** ANALYZE reads 300 rows for each of the target, all of a table of 300,000 here: a sample differs each time, and plans with it. */
const STATISTICS_TARGET = 1000;

/**
 * Vacuums and analyzes a table until its rows are known as visible to everybody, which scans of indexes alone need: while
 * another session has an older snapshot, such as the server's own vacuum of a catalog, a vacuum leaves them out.
 */
export async function vacuumTable(db: Db, table: string): Promise<void> {
  const [column] = await db.$queryRaw<{ name: string }[]>`
    select attname::text as name from pg_attribute where attrelid = ${table}::regclass and attnum = 1`;
  await db.$executeRawUnsafe(
    `alter table "${table}" alter column "${column!.name}" set statistics ${STATISTICS_TARGET}`,
  );
  for (let tries = 0; tries < TRIES; tries++) {
    await db.$executeRawUnsafe(`vacuum analyze "${table}"`);
    const [row] = await db.$queryRaw<{ visible: boolean }[]>`
      select relallvisible = relpages as visible from pg_class where oid = ${table}::regclass`;
    if (row!.visible) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`another session keeps the rows of ${table} from being known as visible`);
}
