import { useTestDatabase } from "@takt/db/testing/test-database";
import { recordHeartbeat } from "@takt/domain/health/record-heartbeat";
import { afterAll, beforeAll, expect, test } from "vitest";
import { currentHealth } from "./current-health";
import { deps, jobDeps } from "./deps";
import { setWholeEnv } from "./testing/set-whole-env";

const database = useTestDatabase();
beforeAll(() =>
  setWholeEnv({ DATABASE_URL: database.url, DATABASE_POOL_MAX: "2", DATABASE_JOBS_POOL_MAX: "2" }),
);
afterAll(async () => {
  await deps().db.$disconnect();
  await jobDeps().db.$disconnect();
});

const getSetting = async (db: ReturnType<typeof deps>["db"]) => {
  const [row] = await db.$queryRaw<
    { timeout: string }[]
  >`select current_setting('statement_timeout') as timeout`;
  return row!.timeout;
};

test("jobs and the health check have connections even when pages hold all of theirs", async () => {
  const busy = [1, 2].map(async () => await deps().db.$queryRaw`select 1 from pg_sleep(9)`);
  await expect.poll(sleeping).toBe(2);
  await recordHeartbeat(jobDeps(), "sweep");
  expect(await currentHealth()).toMatchObject({ parts: { database: { ok: true } } });
  expect(await sleeping()).toBe(2);
  await Promise.all(busy);
});

async function sleeping(): Promise<number> {
  const [row] = await database.db.$queryRaw<{ count: number }[]>`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  return row!.count;
}

test("a page's statement times out after ten seconds, a job's statement never", async () => {
  expect([await getSetting(deps().db), await getSetting(jobDeps().db)]).toEqual(["10s", "0"]);
});
