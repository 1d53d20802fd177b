import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import type { Health } from "./check-health";
import { watchStatus } from "./watch-status";

const database = useTestDatabase();
const ok = { ok: true };
const WELL = { database: ok, publishing: ok, jobs: ok, executor: ok, linkedin: ok, mail: ok, payments: ok };

beforeEach(() => database.db.statusDay.deleteMany());

/** A watching process with a clock that a test moves on by the 15 seconds between two checks. */
function watcher() {
  let now = Date.parse("2026-11-25T12:00:00Z");
  const clock = { now: () => now, sleep: () => Promise.resolve() };
  const watch = watchStatus({ db: database.db, clock });
  return async (parts: Health["parts"], checks = 1) => {
    for (let check = 0; check < checks; check++) {
      await watch({ status: "ok", parts, alarms: [] });
      now += 15_000;
      await database.db.$executeRaw`update status_days set checked_at = checked_at - interval '15 seconds'`;
    }
  };
}
const listMinutes = async (part: string) => {
  const row = await database.db.statusDay.findFirstOrThrow({ where: { part } });
  return [row.checkedMinutes, row.degradedMinutes, row.downMinutes];
};

test("four checks are a minute, which is as bad as its worst check", async () => {
  const check = watcher();
  await check(WELL, 4);
  expect(await listMinutes("publishing")).toEqual([1, 0, 0]);
  await check({ ...WELL, executor: { ok: false } });
  expect(await listMinutes("publishing")).toEqual([2, 1, 0]);
  await check({ ...WELL, jobs: { ok: false } });
  await check(WELL, 3);
  expect(await listMinutes("publishing")).toEqual([3, 1, 1]);
});

test("minutes during which the database did not answer are added when it answers again", async () => {
  const check = watcher();
  await check(WELL);
  await check({ database: { ok: false }, executor: ok }, 8);
  expect(await listMinutes("app")).toEqual([1, 0, 0]);
  await check(WELL);
  // Right after midnight the outage is part of the day before.
  const missed = Math.min(2, Math.floor((Date.now() % 86_400_000) / 60_000));
  expect(await listMinutes("app")).toEqual([2 + missed, 0, missed]);
  expect(await listMinutes("mail")).toEqual([2, 0, 0]);
});
