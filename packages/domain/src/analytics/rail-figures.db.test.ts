import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createMetrics } from "@takt/db/testing/factories/create-metrics";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { explainQueries } from "../testing/explain-queries";
import { fakeDeps } from "../testing/fake-deps";
import { rowsRead } from "../testing/rows-read";
import { toActor } from "../testing/to-actor";
import { vacuumTable } from "../testing/vacuum-table";
import { getBestPost } from "./get-best-post";
import { getWeekFigures } from "./get-week-figures";

const database = useTestDatabase();
/** Saturday in Berlin; the last seven whole days end on the 20th. */
const NOW = Date.UTC(2026, 10, 21, 10, 20);
const deps = () => ({ db: database.db, clock: { now: () => NOW, sleep: () => Promise.resolve() } });
const measured = { sources: ["community_api" as const], measuredAt: new Date(NOW) };

const plant = (user: CreatedUser, day: string, value: number, metric = "impressions") =>
  database.db.dailyRollup.create({
    data: { userId: user.id, day: new Date(day), metric, value, basis: "member", ...measured },
  });
async function publish(user: CreatedUser, publishedAt: string, impressions: number | null, removedAt?: Date) {
  const post = await createLinkedinPost(database.db, user, {
    text: `At ${publishedAt}`,
    publishedAt: new Date(publishedAt),
    removedAt: removedAt ?? null,
  });
  const stamp = { measuredSince: new Date(NOW), ...measured };
  await database.db.postRollup.create({ data: { linkedinPostId: post.id, impressions, ...stamp } });
  return post;
}

test("the week is the last seven whole days, with the seven before to compare, and no other's", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  await plant(user, "2026-11-06", 1);
  await plant(user, "2026-11-07", 10);
  await plant(user, "2026-11-13", 20);
  await plant(user, "2026-11-14", 300);
  await plant(user, "2026-11-20", 400);
  await plant(user, "2026-11-21", 5_000);
  await plant(other, "2026-11-20", 7);
  const found = await getWeekFigures(deps(), toActor(user));
  expect(found.range).toEqual({ from: "2026-11-14", to: "2026-11-20" });
  expect(found.impressions).toMatchObject({ value: 700, before: 30, known: 2 });
  expect(found.followersGained.value).toBeNull();
  expect(found.origin).toEqual(measured);
});

test("the best post is that of the month with the most impressions, of the actor's own and not removed", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  expect(await getBestPost(deps(), toActor(user))).toBeNull();
  await publish(user, "2026-10-31T20:00:00Z", 9_000);
  await publish(user, "2026-11-03T10:00:00Z", 50);
  const best = await publish(user, "2026-11-05T10:00:00Z", 70);
  await publish(user, "2026-11-06T10:00:00Z", 0);
  await publish(user, "2026-11-07T10:00:00Z", null);
  await publish(user, "2026-11-08T10:00:00Z", 900, new Date(NOW));
  await publish(other, "2026-11-05T10:00:00Z", 8_000);
  const found = await getBestPost(deps(), toActor(user));
  expect(found).toMatchObject({ urn: best.urn, impressions: 70, reactions: null, ...measured });
});

test("a month whose figures are all unknown has no best post", async () => {
  const user = await createUser(database.db);
  await publish(user, "2026-11-07T10:00:00Z", null);
  expect(await getBestPost(deps(), toActor(user))).toBeNull();
});

/** Posts with figures, one every second day. */
const plantPosts = (user: CreatedUser, posts: number) => database.db.$executeRaw`
  with made as (
    insert into linkedin_posts (id, user_id, urn, published_at, source, seen_at)
    select gen_random_uuid(), ${user.id}::uuid, ${user.id} || n, now() - make_interval(days => 2 * n), 'archive_file', now()
    from generate_series(1, ${posts}::int) n returning id
  )
  insert into post_rollups (linkedin_post_id, impressions, measured_since, measured_at)
  select id, 10, now(), now() from made`;

test("two years of figures are not read for a week, nor all posts for the best of a month", async () => {
  const { db } = database;
  const [user, other] = [await createUser(db), await createUser(db)];
  await createMetrics(db, { ...user, timezone: toActor(user).zone }, { days: 730, posts: 0 });
  await plantPosts(user, 300);
  await plantPosts(other, 5_000);
  for (const table of ["daily_rollups", "linkedin_posts", "post_rollups"]) await vacuumTable(db, table);
  const read = async (run: (explained: ReturnType<typeof fakeDeps>) => Promise<unknown>) => {
    const { db: explained, plans } = explainQueries(db, { analyze: true });
    await run({ ...fakeDeps(explained), clock: { now: () => Date.now(), sleep: () => Promise.resolve() } });
    expect(plans).toHaveLength(1);
    return rowsRead(plans[0]!);
  };
  // Four numbers on each of fourteen days; a month has 16 posts at most, each with its rollup.
  expect(await read((explained) => getWeekFigures(explained, toActor(user)))).toBeLessThanOrEqual(4 * 15);
  expect(await read((explained) => getBestPost(explained, toActor(user)))).toBeLessThanOrEqual(3 * 17);
});
