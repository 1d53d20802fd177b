// npm run bench:analytics: how long the analytics of a year take, against the same numbers by plain SQL over what was
// measured, for a member with a year of figures and for one with ten.
import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { createDatabase } from "@takt/db/testing/create-database";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { startTestServer } from "@takt/db/testing/test-server.mjs";
import { getAnalytics } from "../analytics/get-analytics";
import { listTopPosts } from "../analytics/list-top-posts";
import { rangeOfPreset } from "../analytics/model/analytics-range";
import { refreshDailyRollups, refreshPostRollups } from "../analytics/refresh-rollups";
import { systemClock } from "../shared/core-deps";
import { toActor } from "./to-actor";
import { plainMetrics } from "./plain-metrics";

const RUNS = 60;
const POSTS_A_YEAR = 2_000;
/** Days whose rollups are written at a time. */
const BATCH_DAYS = 10;

const server = await startTestServer();
const url = await createDatabase(server.adminUrl, "bench_analytics", server.template);
const db = connectTestDatabase(url, { max: 10 });
try {
  const one = await plant(1, 365);
  const ten = await plant(10, 60);
  await db.$executeRaw`analyze`;
  const year = await measure(one);
  const decade = await measure(ten);
  print("a year, 2,000 posts, 730,000 figures of days", year);
  print("ten years, 20,000 posts, 1,200,000 figures of days", decade);
  console.log(`ten years take ${(decade.use.p95 / year.use.p95).toFixed(2)} times the p95 of one`);
} finally {
  await db.$disconnect();
  await server.stop();
}

/** Creates a member with posts and figures of whole years, each post with figures on so many days. */
async function plant(years: number, daysOfPost: number): Promise<CreatedUser> {
  const user = await createUser(db, { subscriptionStatus: "active", subscriptionPlan: "enterprise" });
  const [posts, days] = [POSTS_A_YEAR * years, 365 * years];
  await db.$executeRaw`
    insert into linkedin_posts (id, user_id, urn, text, content_type, published_at, source, seen_at)
    select gen_random_uuid(), ${user.id}::uuid, 'urn:li:share:' || (7e18 + n * 4096 + ${years}::int)::numeric(20),
      repeat('Words of a post ', 20 + n % 80) || ' #takt #tag' || n % 40,
      (array['text', 'image', 'video', 'document'])[1 + n % 4]::linkedin_content_type,
      now() - interval '1 day' - n * (${days}::int * interval '1 day' / ${posts}::int), 'community_api', now()
    from generate_series(1, ${posts}::int) n`;
  await db.$executeRaw`
    insert into post_metrics (linkedin_post_id, source, measured_at, impressions, members_reached, reactions, comments,
      reshares, saves, sends, link_clicks)
    select id, s.name::linkedin_source, now(), 900 * random(), 700 * random(), 40 * random(), 9 * random(), 4 * random(), 3, 2, 5
    from linkedin_posts cross join unnest(array['community_api', 'analytics_file']) as s(name)
    where user_id = ${user.id}::uuid`;
  await db.$executeRaw`
    insert into post_daily_metrics (linkedin_post_id, day, source, measured_at, impressions, reactions, comments, reshares)
    select id, current_date - d, 'community_api', now(), 90 * random(), 4 * random(), 2 * random(), random()
    from linkedin_posts cross join generate_series(1, ${daysOfPost}::int) d
    where user_id = ${user.id}::uuid`;
  await db.$executeRaw`
    insert into member_daily_metrics (user_id, day, source, measured_at, followers, followers_gained)
    select ${user.id}::uuid, current_date - d, s.name::linkedin_source, now(), 5000 - d, 9 * random()
    from generate_series(1, ${days}::int) d cross join unnest(array['community_api', 'analytics_file']) as s(name)`;
  await writeRollups(user.id);
  return user;
}

async function writeRollups(userId: string) {
  const posts = await db.linkedinPost.findMany({ where: { userId }, select: { id: true } });
  const days = await db.$queryRaw<{ day: string }[]>`
    select distinct day::text as day from member_daily_metrics where user_id = ${userId}::uuid`;
  const each = days.map(({ day }) => day);
  await db.$executeRaw`analyze`;
  const write = (work: (tx: Parameters<typeof refreshPostRollups>[0]) => Promise<void>) =>
    db.$transaction(work, { timeout: 120_000 });
  await write((tx) =>
    refreshPostRollups(
      tx,
      userId,
      posts.map(({ id }) => id),
    ),
  );
  for (let at = 0; at < each.length; at += BATCH_DAYS)
    await write((tx) => refreshDailyRollups(tx, userId, each.slice(at, at + BATCH_DAYS)));
}

type Times = { p50: number; p95: number };
type Measured = { use: Times; top: Times; plain: Times };

async function measure(user: CreatedUser): Promise<Measured> {
  const deps = { db, clock: systemClock };
  const actor = toActor(user);
  const range = rangeOfPreset(365, Date.now(), actor.zone);
  const found = await getAnalytics(deps, actor, range);
  const plain = await plainMetrics(db, user.id, range);
  const { impressions, engagements, followersGained } = found.keyMetrics;
  const sums = {
    impressions: impressions.value,
    engagements: engagements.value,
    followersGained: followersGained.value,
  };
  if (JSON.stringify(sums) !== JSON.stringify(plain))
    throw new Error(`${JSON.stringify(sums)} is not ${JSON.stringify(plain)}`);
  return {
    use: await time(RUNS, () => getAnalytics(deps, actor, range)),
    top: await time(RUNS, () =>
      listTopPosts(deps, actor, { range, sort: "impressions", direction: "desc", limit: 20 }),
    ),
    plain: await time(5, () => plainMetrics(db, user.id, range)),
  };
}

async function time(runs: number, work: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let n = 0; n < runs; n++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(runs / 2)]!, p95: times[Math.ceil(runs * 0.95) - 1]! };
}

function print(name: string, { use, top, plain }: Measured) {
  const ms = ({ p50, p95 }: Times) => `${p50.toFixed(0)}, ${p95.toFixed(0)} ms`;
  console.log(`${name}\n  the screen: p50, p95 ${ms(use)}\n  its table of posts: ${ms(top)}`);
  console.log(`  plain SQL: ${ms(plain)}\n  ratio of the p95: ${(use.p95 / plain.p95).toFixed(3)}`);
}
