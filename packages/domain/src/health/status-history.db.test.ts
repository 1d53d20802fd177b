import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { getStatusHistory } from "./get-status-history";
import { STATUS_DAYS, type PartStates } from "./model/status-part";
import { recordStatus } from "./record-status";

const DAY_MS = 86_400_000;
const database = useTestDatabase();
const WELL: PartStates = {
  app: "ok",
  publishing: "ok",
  linkedin: "ok",
  mail: "ok",
  payments: "off",
  retention: "ok",
};

beforeEach(() => database.db.statusDay.deleteMany());

const clock = { now: () => Date.now(), sleep: () => Promise.resolve() };
const rows = () => database.db.statusDay.findMany({ orderBy: { part: "asc" } });
const listMinutes = async (part: string) => {
  const { checkedMinutes, degradedMinutes, downMinutes } = (await rows()).find((row) => row.part === part)!;
  return [checkedMinutes, degradedMinutes, downMinutes];
};
const nextMinute = () =>
  database.db.$executeRaw`update status_days set checked_at = checked_at - interval '1 minute'`;
const minutesOfToday = () => Math.floor((Date.now() % DAY_MS) / 60_000);

test("a minute is recorded once, whichever process does, and the next one is added", async () => {
  await Promise.all([recordStatus(database, WELL), recordStatus(database, WELL)]);
  expect(await listMinutes("app")).toEqual([1, 0, 0]);
  await nextMinute();
  await recordStatus(database, { ...WELL, app: "down", mail: "degraded" });
  expect(await listMinutes("app")).toEqual([2, 0, 1]);
  expect(await listMinutes("mail")).toEqual([2, 1, 0]);
});

test("a part that is off or unknown is not recorded", async () => {
  await recordStatus(database, { ...WELL, linkedin: "unknown" });
  expect((await rows()).map(({ part }) => part)).toEqual(["app", "mail", "publishing", "retention"]);
});

test("minutes without the database count as down for what needs it, and not back beyond midnight", async () => {
  await recordStatus(database, WELL, 3);
  const three = Math.min(3, minutesOfToday());
  expect(await listMinutes("app")).toEqual([1 + three, 0, three]);
  expect(await listMinutes("publishing")).toEqual([1 + three, 0, three]);
  expect(await listMinutes("mail")).toEqual([1, 0, 0]);
  await nextMinute();
  await recordStatus(database, WELL, 5000);
  const [, , down] = await listMinutes("app");
  expect(down).toBeLessThanOrEqual(three + minutesOfToday());
});

test("the history has each of the last days, and older days are deleted", async () => {
  const old = (days: number) => new Date(Math.floor(Date.now() / DAY_MS - days) * DAY_MS);
  const day = (at: Date, downMinutes: number) =>
    database.db.statusDay.create({
      data: { day: at, part: "app", checkedMinutes: 9, degradedMinutes: 0, downMinutes, checkedAt: at },
    });
  await day(old(STATUS_DAYS), 7);
  await day(old(STATUS_DAYS - 1), 4);
  await recordStatus(database, WELL);
  const { app, payments } = await getStatusHistory({ db: database.db, clock });
  expect(app).toHaveLength(STATUS_DAYS);
  expect(app[0]).toEqual({
    day: old(STATUS_DAYS - 1)
      .toISOString()
      .slice(0, 10),
    minutes: { degraded: 0, down: 4 },
  });
  expect(app[1]!.minutes).toBeNull();
  expect(app.at(-1)).toEqual({ day: old(0).toISOString().slice(0, 10), minutes: { degraded: 0, down: 0 } });
  expect(payments.every(({ minutes }) => minutes === null)).toBe(true);
  expect(await database.db.statusDay.count({ where: { downMinutes: 7 } })).toBe(0);
});
