import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { recordMetrics } from "../analytics/record-metrics";
import { RETENTION_DAYS } from "./model/retention";
import { purgeDailyMetrics, purgePostMetrics } from "./purge-metrics";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 22, 10, 20);
const DAY_MS = 86_400_000;
const deps = () => ({ db: database.db, clock: { now: () => NOW, sleep: () => Promise.resolve() } });
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);
const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);

test("figures of days are purged with their rollups two years after their day, and not before", async () => {
  const user = await createUser(database.db);
  const { id: linkedinPostId } = await createLinkedinPost(database.db, user);
  const days = [RETENTION_DAYS.dailyMetrics + 1, RETENTION_DAYS.dailyMetrics].map(dayAgo);
  const postDays = days.map((day) => ({ linkedinPostId, day, impressions: 1 }));
  const memberDays = days.map((day) => ({ day, impressions: 1 }));
  const measured = { source: "analytics_file", measuredAt: daysAgo(0), postDays, memberDays } as const;
  await database.db.$transaction((tx) => recordMetrics(tx, user.id, measured));
  expect(await purgeDailyMetrics(deps())).toEqual({ purged: 3, more: false });
  expect(await purgeDailyMetrics(deps())).toEqual({ purged: 0, more: false });
  const left = [
    await database.db.postDailyMetrics.findMany({ where: { linkedinPostId } }),
    await database.db.memberDailyMetrics.findMany({ where: { userId: user.id } }),
    await database.db.dailyRollup.findMany({ where: { userId: user.id } }),
  ];
  expect(left.map((rows) => rows.map(({ day }) => day.toISOString().slice(0, 10)))).toEqual([
    [days[1]],
    [days[1]],
    [days[1]],
  ]);
});

test("totals of posts are purged two years after they were measured, and a rollup holds what is left", async () => {
  const user = await createUser(database.db);
  const { id: linkedinPostId } = await createLinkedinPost(database.db, user);
  const record = (source: "community_api" | "analytics_file", days: number, numbers: object) =>
    database.db.$transaction((tx) =>
      recordMetrics(tx, user.id, {
        source,
        measuredAt: daysAgo(days),
        posts: [{ linkedinPostId, ...numbers }],
      }),
    );
  await record("analytics_file", RETENTION_DAYS.postMetrics + 0.1, { impressions: 1, saves: 2 });
  await record("community_api", RETENTION_DAYS.postMetrics - 0.1, { impressions: 3 });
  const rollup = () => database.db.postRollup.findUnique({ where: { linkedinPostId } });
  expect(await rollup()).toMatchObject({ impressions: 3, saves: 2 });
  expect(await purgePostMetrics(deps())).toEqual({ purged: 1, more: false });
  expect(await purgePostMetrics(deps())).toEqual({ purged: 0, more: false });
  expect(await rollup()).toMatchObject({ impressions: 3, saves: null, sources: ["community_api"] });
  await database.db.postMetrics.updateMany({ where: { linkedinPostId }, data: { measuredAt: daysAgo(800) } });
  await purgePostMetrics(deps());
  expect(await rollup()).toBeNull();
});
