import { CALLS } from "@takt/domain/metrics/model/collection-plan";
import { COMMUNITY, JANA } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import { beforeEach, describe, expect, test } from "vitest";
import { captureLog } from "../testing/capture-log";
import { createMetricsReader } from "./metrics-reader";

const linkedin = useHarness({ app: COMMUNITY });
const NOVEMBER = { from: "2026-11-01", to: "2026-11-12" };

let post: { urn: string };
let calls = 0;
const reader = (...versions: string[]) =>
  createMetricsReader({
    apiUrl: linkedin.url,
    versions: versions.length > 0 ? versions : ["202610"],
    log: captureLog().log,
    timeouts: { http: 5_000 },
  });
const caller = (quota = Infinity, token = linkedin.token) => ({
  token,
  consumeQuota: () => Promise.resolve(++calls <= quota),
});
const totals = (...versions: string[]) => reader(...versions).readPostTotals(post.urn, caller());

beforeEach(async () => {
  calls = 0;
  await linkedin.control.settings({ figures: "only_set" });
  post = await linkedin.control.addPost(JANA, { text: "Counted", at: Date.UTC(2026, 10, 1, 9) });
  await linkedin.control.setFigures(post.urn, {
    total: {
      IMPRESSION: 105,
      MEMBERS_REACHED: 70,
      COMMENT: 0,
      RESHARE: 2,
      POST_SAVE: 4,
      POST_SEND: 5,
      LINK_CLICKS: 6,
      FOLLOWER_GAINED_FROM_CONTENT: 1,
    },
    days: { "2026-11-01": { REACTION: 3 }, "2026-11-02": { REACTION: 0 }, "2026-11-04": { REACTION: 1 } },
  });
});

const KNOWN = { impressions: 105, membersReached: 70, reactions: 4, reshares: 2 };
const SINCE_202604 = { saves: 4, sends: 5, linkClicks: 6, followersGained: 1 };

describe("the totals of a post", () => {
  test("every metric is read with one call, and nothing said is unknown", async () => {
    expect(await totals()).toEqual({ kind: "read", value: { ...KNOWN, comments: null, ...SINCE_202604 } });
    expect(calls).toBe(CALLS.postTotals);
  });

  test("a zero that LinkedIn says is zero", async () => {
    await linkedin.control.settings({ zeroFigures: "zero" });
    expect(await totals()).toMatchObject({ value: { ...KNOWN, comments: 0 } });
  });

  test.each(["202604", "202605"])("the metric is read in the form of version %s", async (version) => {
    expect(await totals(version)).toEqual({
      kind: "read",
      value: { ...KNOWN, comments: null, ...SINCE_202604 },
    });
  });

  test("metrics that a version does not know are missing, and the others are there", async () => {
    expect(await totals("202603")).toEqual({ kind: "read", value: { ...KNOWN, comments: null } });
  });

  test("a retired version is replaced by the next one", async () => {
    await linkedin.control.settings({ activeVersions: ["202609"] });
    expect(await totals("202610", "202609")).toMatchObject({ kind: "read", value: KNOWN });
  });

  test("a version without these statistics, and a deleted post, leave everything unknown after one call", async () => {
    const body = { status: 404, code: "RESOURCE_NOT_FOUND", message: "No virtual resource found" };
    await linkedin.control.fault({
      kind: "answer",
      status: 404,
      body,
      times: 1,
      match: { path: "Analytics" },
    });
    expect(await totals()).toEqual({ kind: "read", value: {} });
    await linkedin.control.deletePost(post.urn);
    expect(await totals()).toEqual({ kind: "read", value: {} });
    expect(calls).toBe(2);
  });

  test("a ugcPost is asked for as one", async () => {
    const urn = "urn:li:ugcPost:7265000000000000000";
    await reader().readPostTotals(urn, caller());
    const [call] = await linkedin.control.requests({ path: "Analytics" });
    expect(call!.path).toContain(`entity=(ugc:${encodeURIComponent(urn)})`);
  });
});

describe("days", () => {
  test.each(["exclusive", "inclusive"] as const)(
    "a day is taken from its own element, with an end that is %s",
    async (analyticsEnd) => {
      await linkedin.control.settings({ analyticsEnd });
      expect(
        await reader().readPostDays(post.urn, { from: "2026-11-02", to: "2026-11-04" }, caller()),
      ).toEqual({ kind: "read", value: [{ day: "2026-11-04", reactions: 1 }] });
      expect(calls).toBe(CALLS.postDays);
    },
  );

  test.each(["whole", "ten"] as const)(
    "all days of a member are read when answers come %s",
    async (analyticsPages) => {
      await linkedin.control.settings({ analyticsPages, zeroFigures: "zero" });
      await linkedin.control.setFigures(JANA, {
        days: Object.fromEntries(
          Array.from({ length: 12 }, (_, i) => [
            `2026-11-${String(i + 1).padStart(2, "0")}`,
            { IMPRESSION: 100 + i, POST_SAVE: i },
          ]),
        ),
      });
      const outcome = await reader().readMemberDays(NOVEMBER, caller());
      expect(outcome).toMatchObject({ kind: "read" });
      const { value } = outcome as Extract<typeof outcome, { kind: "read" }>;
      expect(value).toHaveLength(12);
      expect(value.at(0)).toMatchObject({ day: "2026-11-01", impressions: 100, saves: 0, reactions: 3 });
      expect(value.at(-1)).toMatchObject({ day: "2026-11-12", impressions: 111, saves: 11 });
      expect(calls).toBe(CALLS.memberDays * (analyticsPages === "whole" ? 1 : 2));
    },
  );
});

describe("followers", () => {
  beforeEach(async () => {
    await linkedin.control.setFollowers(JANA, { total: 1_000 });
    await linkedin.control.setFollowers(JANA, { add: 4, day: "2026-11-01" });
    await linkedin.control.setFollowers(JANA, { add: 2, day: "2026-11-02" });
  });
  const days = { from: "2026-11-01", to: "2026-11-02" };
  const followers = () => reader().readFollowers(days, caller());

  test.each(["exclusive", "inclusive"] as const)(
    "days are those who came, with an end that is %s, and the total is of now",
    async (analyticsEnd) => {
      await linkedin.control.settings({ analyticsEnd });
      expect(await followers()).toEqual({
        kind: "read",
        value: {
          total: 1_006,
          days: [
            { day: "2026-11-01", followersGained: 4 },
            { day: "2026-11-02", followersGained: 2 },
          ],
        },
      });
      expect(calls).toBe(CALLS.followers);
    },
  );

  test("days that are totals are taken as totals", async () => {
    await linkedin.control.settings({ followersOfDay: "total" });
    expect(await followers()).toMatchObject({
      value: {
        total: 1_006,
        days: [
          { day: "2026-11-01", followers: 1_004 },
          { day: "2026-11-02", followers: 1_006 },
        ],
      },
    });
  });

  test("followers that nobody knows are unknown", async () => {
    await linkedin.control.reset();
    await linkedin.control.settings({ figures: "only_set" });
    const token = await linkedin.signIn(JANA, undefined, COMMUNITY);
    expect(await reader().readFollowers(days, caller(Infinity, token))).toEqual({
      kind: "read",
      value: { total: null, days: [] },
    });
  });
});

describe("what stops a reading", () => {
  test("a revoked token is unauthorized, one of another app is denied", async () => {
    expect(await reader().readPostTotals(post.urn, caller(Infinity, await linkedin.signIn()))).toEqual({
      kind: "denied",
    });
    await linkedin.control.memberState(JANA, "revoke");
    expect(await totals()).toEqual({ kind: "unauthorized", why: "revoked" });
  });

  test("calls beyond LinkedIn's quota are limited until the next day, calls beyond ours are not made", async () => {
    expect(await reader().readPostTotals(post.urn, caller(3))).toEqual({ kind: "quota_exhausted" });
    expect(await linkedin.control.requests({ path: "Analytics" })).toHaveLength(3);
    for (let call = 0; call < 100; call += 9) await totals();
    expect(await totals()).toMatchObject({ kind: "limited", until: expect.any(Date) });
  });

  test("an answer that is not LinkedIn's, and none at all, are unavailable", async () => {
    const match = { path: "Analytics" };
    await linkedin.control.fault({ kind: "answer", status: 200, body: "<html>", times: 1, match });
    expect(await totals()).toMatchObject({ kind: "unavailable" });
    await linkedin.control.fault({ kind: "answer", status: 503, times: 3, match });
    expect(await totals()).toMatchObject({ kind: "unavailable" });
    await linkedin.control.fault({ kind: "answer", status: 503, times: 1, match });
    expect(await totals()).toMatchObject({ kind: "read", value: KNOWN });
  });
});
