import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { getAnalytics } from "@takt/domain/analytics/get-analytics";
import { listTopPosts } from "@takt/domain/analytics/list-top-posts";
import { collectMetrics } from "@takt/domain/metrics/collect-metrics";
import { findDueMembers } from "@takt/domain/metrics/find-due-members";
import { MEASUREMENT_AGES_HOURS } from "@takt/domain/metrics/model/collection-plan";
import { toActor } from "@takt/domain/testing/to-actor";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { COMMUNITY, JANA } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import { createMetricsReader } from "@takt/linkedin/metrics/metrics-reader";
import { beforeEach, expect, test } from "vitest";

/** The collector with the real client, against the emulated LinkedIn and its quotas. */
const database = useTestDatabase();
const linkedin = useHarness({ settings: { accessTokenTtlSeconds: 1e9 } });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far the emulator's clock is ahead, and with it that of the collector. */
let offset: number;
const now = () => Date.now() + offset;
let warnings: string[];
const deps = () =>
  fakeDeps(database.db, {
    clock: { now, sleep: () => Promise.resolve() },
    log: {
      info: () => {},
      warn: (event, fields) => void warnings.push(`${event} ${JSON.stringify(fields)}`),
      error: () => {},
    },
    metricsReader: createMetricsReader({
      apiUrl: linkedin.url,
      versions: ["202610"],
      log: { info: () => {}, warn: () => {}, error: () => {} },
      timeouts: { http: 5_000 },
    }),
  });

beforeEach(async () => {
  await linkedin.control.settings({ accessTokenTtlSeconds: 1e9 });
  const tick = await linkedin.control.tick(0);
  [offset, warnings] = [tick.now - Date.now(), []];
  await database.db.user.deleteMany();
  await database.db.linkedinCalls.deleteMany();
});

async function createMember(sub: string) {
  const user = await createUser(database.db);
  const { access_token: accessToken, person } = await linkedin.control.issueToken(sub, undefined, COMMUNITY);
  await createGrant(database.db, user, { product: "community", memberSub: person, accessToken });
  return user;
}

async function publish(owner: { id: string }, sub: string, at: number) {
  const { urn } = await linkedin.control.addPost(sub, { text: `Post of ${at}`, at });
  return createLinkedinPost(database.db, owner, { urn, publishedAt: new Date(at), contentType: "text" });
}

/** Does what the hourly job does. */
async function sweep() {
  for (const { userId } of await findDueMembers(deps()))
    while ((await collectMetrics(deps(), userId)) === "more");
}

/** Lets hours pass, with a sweep after each; a day that is over takes its counts of calls with it. */
async function pass(hours: number, each: (callsOfDay: Record<string, number>) => void | Promise<void>) {
  for (let hour = 0; hour < hours; hour++) {
    const day = Math.floor(now() / DAY);
    const tick = await linkedin.control.tick(HOUR);
    offset = tick.now - Date.now();
    if (Math.floor(now() / DAY) > day) await database.db.linkedinCalls.deleteMany();
    await sweep();
    const rows = await database.db.linkedinCalls.findMany();
    await each(Object.fromEntries(rows.map(({ memberSub, calls }) => [memberSub, calls])));
  }
}

test("the figures that are set at LinkedIn are exactly those of the screen, with their source and age", async () => {
  await linkedin.control.settings({ figures: "only_set" });
  const user = await createMember(JANA);
  const today = Math.floor(now() / DAY) * DAY;
  const day = (ago: number) => new Date(today - ago * DAY).toISOString().slice(0, 10);
  const [first, second] = [
    await publish(user, JANA, today - 9 * DAY + 9 * HOUR),
    await publish(user, JANA, today - 2 * DAY + 9 * HOUR),
  ];
  await linkedin.control.setFigures(first.urn, {
    total: { IMPRESSION: 900, MEMBERS_REACHED: 610, POST_SAVE: 3, LINK_CLICKS: 12 },
    days: {
      [day(9)]: { REACTION: 8, COMMENT: 2, RESHARE: 1 },
      [day(8)]: { REACTION: 4, COMMENT: 1, RESHARE: 0 },
    },
  });
  await linkedin.control.setFigures(second.urn, { total: { IMPRESSION: 40 } });
  await linkedin.control.setFigures(JANA, {
    days: { [day(9)]: { IMPRESSION: 700, REACTION: 8 }, [day(8)]: { IMPRESSION: 240, REACTION: 4 } },
  });
  await linkedin.control.setFollowers(JANA, { total: 961 });
  await linkedin.control.setFollowers(JANA, { add: 5, day: day(8) });
  await sweep();

  const actor = toActor(user);
  const range = { from: day(29), to: day(0) };
  const shown = await getAnalytics(deps(), actor, range);
  const origin = { sources: ["community_api"], measuredAt: expect.any(Date) };
  expect(shown.keyMetrics).toMatchObject({
    impressions: { value: 940, basis: "days", known: 2, ...origin },
    reactions: { value: 12, basis: "days", known: 2, ...origin },
    followersGained: { value: 5, basis: "days", ...origin },
    // No day says these: the totals of the posts do.
    membersReached: { value: 610, basis: "least", ...origin },
    saves: { value: 3, basis: "days", known: 1, ...origin },
    linkClicks: { value: 12, basis: "posts", known: 1, ...origin },
    sends: { value: null, basis: null, known: 0 },
  });
  const age = now() - shown.keyMetrics.impressions.measuredAt!.getTime();
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(60_000);
  expect(shown.followers).toMatchObject({ value: 966, day: day(0), ...origin });
  expect(
    await listTopPosts(deps(), actor, { range, sort: "impressions", direction: "desc", limit: 9 }),
  ).toMatchObject([
    {
      id: first.id,
      impressions: 900,
      membersReached: 610,
      reactions: 12,
      comments: 3,
      reshares: 1,
      engagements: 16,
      saves: 3,
      sends: null,
      linkClicks: 12,
      sources: ["community_api"],
    },
    { id: second.id, impressions: 40, reactions: null, engagements: null },
  ]);
  // Of the post of nine days its days were read as well.
  expect(
    await database.db.postDailyMetrics.findMany({
      orderBy: { day: "asc" },
      where: { reactions: { not: null } },
    }),
  ).toMatchObject([
    { linkedinPostId: first.id, reactions: 8, comments: 2 },
    { linkedinPostId: first.id, reactions: 4, comments: 1 },
  ]);
});

test("a post is measured at its ages, and not after the last", async () => {
  const user = await createMember(JANA);
  const at = now();
  const post = await publish(user, JANA, at);
  const measured: number[] = [];
  await pass(95 * 24, async () => {
    const row = await database.db.postMetrics.findFirst({ where: { linkedinPostId: post.id } });
    const hours = row && Math.floor((row.measuredAt.getTime() - at) / HOUR);
    if (hours !== null && hours !== measured.at(-1)) measured.push(hours);
  });
  expect(measured).toEqual(MEASUREMENT_AGES_HOURS);
  expect(warnings).toEqual([]);
});

test("six members with a post a day stay within the calls of the development tier, and young posts come first", async () => {
  const subs = [JANA, "mR4tZ81LsQ", "sA3vN6yHe0", "zL9cW5dKo2", "pT1xG8bUi7", "kF6mE0wRj4"];
  const members = await Promise.all(subs.map(async (sub) => ({ sub, user: await createMember(sub) })));
  for (const { sub, user } of members)
    for (let old = 0; old < 12; old++) await publish(user, sub, now() - (60 + old) * DAY);
  const young: { id: string; at: number }[] = [];
  let [most, mostOfApp] = [0, 0];
  for (let day = 0; day < 6; day++) {
    for (const { sub, user } of members) young.push({ id: (await publish(user, sub, now())).id, at: now() });
    await pass(24, ({ "app:community": app = 0, ...ofMembers }) => {
      most = Math.max(most, ...Object.values(ofMembers));
      mostOfApp = Math.max(mostOfApp, app);
    });
  }
  expect(most).toBeLessThanOrEqual(95);
  expect(mostOfApp).toBeLessThanOrEqual(475);
  expect(mostOfApp).toBeGreaterThan(450);
  // LinkedIn itself never had to refuse a call.
  expect(warnings.filter((line) => !line.includes("quota_exhausted"))).toEqual([]);
  const rows = await database.db.postMetrics.findMany({
    where: { linkedinPostId: { in: young.map(({ id }) => id) } },
  });
  // Every post that is a day old was measured, at an age at which it is read.
  const dayOld = young.filter(({ at }) => now() - at > 25 * HOUR);
  expect(dayOld.filter(({ id }) => !rows.some((row) => row.linkedinPostId === id))).toEqual([]);
});
