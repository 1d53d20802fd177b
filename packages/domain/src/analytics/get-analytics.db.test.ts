import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { recomputeAnalytics } from "../testing/recompute-analytics";
import { recomputePosts } from "../testing/recompute-metrics";
import { getAnalytics } from "./get-analytics";
import { listTopPosts } from "./list-top-posts";
import { MEMBER_DAY_METRICS, POST_DAY_METRICS, POST_METRICS } from "./model/metrics";
import { recordMetrics } from "./record-metrics";

const database = useTestDatabase();
const DAY_MS = 86_400_000;
const deps = (now: string) => ({
  db: database.db,
  clock: { now: () => Date.parse(now), sleep: () => Promise.resolve() },
});

/** Changes of the clocks: Berlin and New York in autumn and spring, and a zone whose days begin at 1:00 after one. */
const CHANGES = [
  ["Europe/Berlin", "2026-10-25"],
  ["Europe/Berlin", "2026-03-29"],
  ["America/New_York", "2026-11-01"],
  ["America/Santiago", "2026-09-06"],
  ["Australia/Lord_Howe", "2026-10-04"],
] as const;

const count = fc.option(fc.integer({ min: 0, max: 2_000 }), { nil: null });
const counts = (metrics: readonly string[]) =>
  fc.record(Object.fromEntries(metrics.map((metric) => [metric, count])));
const dayIndex = fc.integer({ min: 0, max: 11 });
const postIndex = fc.integer({ min: 0, max: 7 });
const measurement = fc.record({
  source: fc.constantFrom("takt", "community_api", "archive_file", "analytics_file" as const),
  minute: fc.integer({ min: 0, max: 5 }),
  posts: fc.array(fc.tuple(postIndex, counts(POST_METRICS)), { maxLength: 6 }),
  postDays: fc.array(fc.tuple(postIndex, dayIndex, counts(POST_DAY_METRICS)), { maxLength: 12 }),
  memberDays: fc.array(fc.tuple(dayIndex, counts(MEMBER_DAY_METRICS)), { maxLength: 8 }),
});
const world = fc.record({
  change: fc.constantFrom(...CHANGES),
  // Posts lie around midnight and the change, to the minute.
  posts: fc.array(
    fc.record({
      minute: fc.oneof(fc.integer({ min: -5 * 1440, max: 5 * 1440 }), fc.integer({ min: -200, max: 1700 })),
      contentType: fc.constantFrom("text", "image", "video" as const),
      text: fc.constantFrom(
        null,
        "#Takt",
        "a #takt #Über",
        "x".repeat(400),
        `${"y".repeat(900)} #one`,
        "z".repeat(1501),
      ),
    }),
    { minLength: 8, maxLength: 8 },
  ),
  measurements: fc.array(measurement, { minLength: 1, maxLength: 6 }),
  length: fc.integer({ min: 1, max: 5 }),
});

test("figures are those of a plain recomputation from the measurements, at changes of the clocks, too", async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ change: [zone, changeDay], posts, measurements, length }) => {
      const user = await createUser(database.db, {
        subscriptionStatus: "active",
        subscriptionPlan: "enterprise",
      });
      const midnight = Date.parse(`${changeDay}T00:00:00Z`);
      const dayAt = (index: number) => new Date(midnight + (index - 6) * DAY_MS).toISOString().slice(0, 10);
      const made: { id: string }[] = [];
      for (const { minute, ...post } of posts)
        made.push(
          await createLinkedinPost(database.db, user, {
            ...post,
            publishedAt: new Date(midnight + minute * 60_000),
          }),
        );
      for (const { source, minute, ...rows } of measurements)
        await database.db.$transaction((tx) =>
          recordMetrics(tx, user.id, {
            source,
            measuredAt: new Date(midnight + minute * 60_000),
            posts: rows.posts.map(([post, numbers]) => ({ linkedinPostId: made[post]!.id, ...numbers })),
            postDays: rows.postDays.map(([post, day, numbers]) => ({
              linkedinPostId: made[post]!.id,
              day: dayAt(day),
              ...numbers,
            })),
            memberDays: rows.memberDays.map(([day, numbers]) => ({ day: dayAt(day), ...numbers })),
          }),
        );
      const range = { from: dayAt(6), to: dayAt(5 + length) };
      const actor = { ...toActor(user), zone };
      const found = await getAnalytics(deps("2026-12-01T12:00:00Z"), actor, range);
      expect(found).toMatchObject(await recomputeAnalytics(database.db, user.id, zone, range));
      const top = await listTopPosts(deps("2026-12-01T12:00:00Z"), actor, {
        range,
        sort: "impressions",
        direction: "desc",
        limit: 100,
      });
      const all = await recomputePosts(database.db, user.id, zone);
      const expected = all.filter(({ day }) => day >= range.from && day <= range.to);
      expect(top.map(({ impressions }) => impressions)).toEqual(
        expected.map(({ numbers }) => numbers.impressions ?? null).sort((a, b) => (b ?? -1) - (a ?? -1)),
      );
    }),
    { seed: 20_261_127, numRuns: 40 },
  );
}, 60_000);
