import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { disconnectProduct } from "../connections/disconnect-product";
import type { ReadFailure } from "../connections/model/read-outcome";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { collectMetrics } from "./collect-metrics";
import { findDueMembers } from "./find-due-members";
import { getCollection } from "./get-collection";
import { CALLS } from "./model/collection-plan";

const database = useTestDatabase();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon, so that an hour more is the same UTC day. */
const NOON = Math.floor(Date.now() / DAY) * DAY + 12 * HOUR;
const ago = (hours: number) => new Date(NOON - hours * HOUR);

type User = Awaited<ReturnType<typeof createUser>>;
let user: User;
let asked: string[];
let now: number;
/** The answer for a post instead of its figures; undefined for the figures. */
let answer: (urn: string) => ReadFailure | undefined | Promise<ReadFailure | undefined>;

const deps = (memberCallsPerDay = 100, appCallsPerDay = 500) =>
  fakeDeps(database.db, {
    clock: { now: () => now, sleep: () => Promise.resolve() },
    apiProducts: { community: { scopes: [], memberCallsPerDay, appCallsPerDay } },
    metricsReader: {
      async readPostTotals(urn, { consumeQuota }) {
        asked.push(urn);
        const failure = await answer(urn);
        // A failure comes with the first call.
        for (let call = 0; call < (failure ? 1 : CALLS.postTotals); call++)
          if (!(await consumeQuota(1))) return { kind: "quota_exhausted" };
        return failure ?? { kind: "read", value: { impressions: 7, reactions: null } };
      },
      readPostDays: () => Promise.resolve({ kind: "read", value: [] }),
      async readMemberDays(days, { consumeQuota }) {
        asked.push(`${days.from} to ${days.to}`);
        const failure = await answer("days");
        if (failure) return failure;
        for (let call = 0; call < CALLS.memberDays; call++) await consumeQuota(1);
        return { kind: "read", value: [{ day: days.to, impressions: 50 }] };
      },
      async readFollowers(days, { consumeQuota }) {
        for (let call = 0; call < CALLS.followers; call++) await consumeQuota(1);
        return { kind: "read", value: { total: 961, days: [{ day: days.from, followersGained: 0 }] } };
      },
    },
  });
const counted = async () =>
  Object.fromEntries(
    (await database.db.linkedinCalls.findMany()).map(({ memberSub, calls }) => [
      memberSub.startsWith("app:") ? "app" : "member",
      calls,
    ]),
  );
const post = (hours: number, more = {}) =>
  createLinkedinPost(database.db, user, { publishedAt: ago(hours), ...more });
const due = async () => (await findDueMembers(deps())).map(({ userId }) => userId);

beforeEach(async () => {
  await database.db.user.deleteMany();
  await database.db.linkedinCalls.deleteMany();
  [asked, now, answer] = [[], NOON, () => undefined];
  user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
});

test("the days of the member come first, then posts, the youngest first; then nothing is due until time passes", async () => {
  const [old, young] = [await post(400 * 24), await post(2)];
  await post(0.5);
  await post(3, { removedAt: new Date() });
  await post(3, { urn: "urn:li:activity:1" });
  const twoNames = await post(9, { urn: "urn:li:activity:2", otherUrns: ["urn:li:ugcPost:3"] });
  expect(await due()).toEqual([user.id]);
  expect(await collectMetrics(deps(), user.id)).toBe("ended");
  expect(asked.slice(1)).toEqual([young.urn, "urn:li:ugcPost:3", old.urn]);
  expect(await counted()).toEqual({ member: 8 + 3 * 9, app: 8 + 3 * 9 });
  expect(await due()).toEqual([]);
  const rows = await database.db.postMetrics.findMany({ orderBy: { linkedinPost: { publishedAt: "desc" } } });
  expect(rows).toMatchObject(
    [young, twoNames, old].map(({ id }) => ({
      linkedinPostId: id,
      source: "community_api",
      impressions: 7,
      reactions: null,
      measuredAt: new Date(NOON),
    })),
  );
  expect(await database.db.memberDailyMetrics.findMany({ orderBy: { day: "asc" } })).toMatchObject([
    { followers: null, followersGained: 0, impressions: null },
    { followers: 961, followersGained: null, impressions: 50 },
  ]);
  now += 4 * HOUR;
  expect(await due()).toEqual([user.id]);
  asked = [];
  await collectMetrics(deps(), user.id);
  // The younger post is six hours old now, and half an hour has become four and a half.
  expect(asked).toHaveLength(2);
  expect(asked).toContain(young.urn);
});

test("a post that Takt has just published is measured before the daily sync has read it", async () => {
  const linkedinUrn = "urn:li:share:7265000000000000001";
  const published = { status: "published", publishedAt: ago(1.1), linkedinUrn } as const;
  await createPost(database.db, user, published);
  await collectMetrics(deps(), user.id);
  expect(asked).toContain(linkedinUrn);
});

test("what does not fit into the day of the member waits whole, and the next day goes on", async () => {
  for (let hours = 2; hours < 14; hours++) await post(hours);
  await collectMetrics(deps(), user.id);
  expect(asked).toHaveLength(1 + 9);
  expect(await counted()).toMatchObject({ member: 8 + 9 * 9 });
  const next = new Date(Math.floor(NOON / DAY) * DAY + DAY);
  expect(await getCollection(deps(), toActor(user))).toEqual({
    isOffered: true,
    status: "active",
    collectedAt: new Date(NOON),
    held: { why: "quota_exhausted", until: next, posts: 3 },
  });
  expect(await due()).toEqual([]);
  expect(await collectMetrics(deps(), user.id)).toBe("busy");
  expect(asked).toHaveLength(10);
  await database.db.linkedinCalls.deleteMany();
  now = next.getTime() + HOUR;
  await collectMetrics(deps(), user.id);
  expect(await getCollection(deps(), toActor(user))).toMatchObject({ held: null });
});

test("the calls of all members together stay within those of the app", async () => {
  await post(2);
  await collectMetrics(deps(100, 40), user.id);
  // Fifteen are left after 25 for what else uses the app: the days, and no post.
  expect(await counted()).toEqual({ member: 8, app: 8 });
});

describe("what LinkedIn refuses", () => {
  test("a refused token ends the grant", async () => {
    await post(2);
    answer = (urn) => (urn === "days" ? undefined : { kind: "unauthorized", why: "expired" });
    await collectMetrics(deps(), user.id);
    expect(await database.db.linkedinGrant.findFirst()).toMatchObject({
      status: "invalid",
      reason: "expired",
    });
    expect(await database.db.postMetrics.count()).toBe(0);
    expect(await due()).toEqual([]);
  });

  test("a limit is waited for, and calls that were not made are given back", async () => {
    await post(2);
    const until = new Date(NOON + 2 * HOUR);
    answer = (urn) => (urn === "days" ? undefined : { kind: "limited", until });
    await collectMetrics(deps(), user.id);
    expect(await getCollection(deps(), toActor(user))).toMatchObject({
      held: { why: "limited", until, posts: 1 },
    });
    expect(await counted()).toEqual({ member: 9, app: 9 });
    now = until.getTime();
    expect(await due()).toEqual([user.id]);
  });

  test("an app without the product is not asked again that day", async () => {
    answer = () => ({ kind: "denied" });
    await collectMetrics(deps(), user.id);
    expect(asked).toHaveLength(1);
    now += 11 * HOUR;
    expect(await due()).toEqual([]);
    now += 2 * HOUR;
    expect(await due()).toEqual([user.id]);
  });

  test.each(["unavailable", "denied"] as const)(
    "a post that is %s alone comes later, and the others go on",
    async (kind) => {
      const [poor, fine] = [await post(2), await post(3)];
      answer = (urn) => (urn === poor.urn ? ({ kind, detail: "" } as ReadFailure) : undefined);
      await collectMetrics(deps(), user.id);
      expect(asked.slice(1)).toEqual([poor.urn, fine.urn]);
      expect(await due()).toEqual([]);
      now += 7 * HOUR;
      answer = () => undefined;
      await collectMetrics(deps(), user.id);
      expect(asked.slice(3)).toEqual([poor.urn, fine.urn]);
    },
  );

  test("two posts in a row without an answer are LinkedIn's fault: the member waits an hour", async () => {
    for (let hours = 2; hours < 6; hours++) await post(hours);
    answer = (urn) => (urn === "days" ? undefined : { kind: "unavailable", detail: "status 503" });
    await collectMetrics(deps(), user.id);
    expect(asked).toHaveLength(3);
    expect(await due()).toEqual([]);
    now += HOUR;
    expect(await due()).toEqual([user.id]);
  });
});

test("a post of which LinkedIn says nothing is asked again at its next age, not at once", async () => {
  await post(2);
  const silent = deps();
  silent.metricsReader.readPostTotals = (urn) => {
    asked.push(urn);
    return Promise.resolve({ kind: "read", value: {} });
  };
  await collectMetrics(silent, user.id);
  await collectMetrics(silent, user.id);
  expect(asked).toHaveLength(2);
  expect(await database.db.postMetrics.findMany()).toMatchObject([{ impressions: null }]);
  expect(await database.db.postRollup.count()).toBe(0);
});

test("nothing is written after the member has disconnected, and connecting again starts over", async () => {
  await post(2);
  answer = async (urn) => {
    if (urn !== "days") await disconnectProduct(deps(), toActor(user), "community");
    return undefined;
  };
  await collectMetrics(deps(), user.id);
  expect(await database.db.postMetrics.count()).toBe(0);
  expect(await database.db.memberDailyMetrics.count()).toBe(0);
  expect(await getCollection(deps(), toActor(user))).toEqual({
    isOffered: true,
    status: "none",
    collectedAt: null,
    held: null,
  });
  await database.db.linkedinGrant.updateMany({
    data: { status: "active", accessToken: "again", scopes: ["r_member_postAnalytics"] },
  });
  [asked, answer] = [[], () => undefined];
  await collectMetrics(deps(), user.id);
  expect(asked).toHaveLength(2);
});

test("a second process finds the member busy while the first reads, and one that died keeps it for a while only", async () => {
  for (let hours = 2; hours < 6; hours++) await post(hours);
  const others: string[] = [];
  answer = async () => {
    others.push(await collectMetrics(deps(), user.id));
    return undefined;
  };
  expect(await collectMetrics(deps(), user.id)).toBe("ended");
  expect(asked).toHaveLength(5);
  expect(new Set(asked).size).toBe(5);
  expect(others).toEqual(asked.map(() => "busy"));
  now += 30 * DAY;
  await database.db.metricCollection.updateMany({ data: { leasedUntil: new Date(Date.now() + 60_000) } });
  expect(await collectMetrics(deps(), user.id)).toBe("busy");
  expect(await due()).toEqual([]);
  await database.db.metricCollection.updateMany({ data: { leasedUntil: new Date(Date.now() - 1) } });
  expect(await due()).toEqual([user.id]);
});

test("a slice ends when its time is over, and the next one goes on", async () => {
  for (let hours = 2; hours < 5; hours++) await post(hours);
  answer = () => {
    now += 10_000;
    return undefined;
  };
  expect(await collectMetrics(deps(), user.id)).toBe("more");
  expect(asked).toHaveLength(2);
  while ((await collectMetrics(deps(), user.id)) === "more") expect(asked.length).toBeLessThan(5);
  expect(new Set(asked).size).toBe(4);
});

test("without the app, or without its scopes, nobody is found", async () => {
  await post(2);
  const without = fakeDeps(database.db, { apiProducts: {} });
  expect(await findDueMembers(without)).toEqual([]);
  expect(await collectMetrics(without, user.id)).toBe("ended");
  await database.db.linkedinGrant.updateMany({ data: { scopes: ["r_basicprofile"] } });
  expect(await due()).toEqual([]);
  await database.db.linkedinGrant.updateMany({ data: { scopes: ["r_member_profileAnalytics"] } });
  await collectMetrics(deps(), user.id);
  expect(asked).toEqual([]);
  expect(await counted()).toEqual({ member: 2, app: 2 });
});
