import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@takt/db/testing/connect-test-database";

/** An idle session reports what it did after ten seconds at most (PostgreSQL, pgstat.c, PGSTAT_IDLE_INTERVAL). */
const REPORTED_AFTER_MS = 10_500;

/** Counts the transactions that all sessions of the database have ended. A single statement is one. */
export async function countTransactions(db: Db): Promise<number> {
  await sleep(REPORTED_AFTER_MS);
  const [row] = await db.$queryRaw<{ ended: number }[]>`
    select (xact_commit + xact_rollback)::float8 as ended from pg_stat_database where datname = current_database()`;
  return row!.ended;
}
