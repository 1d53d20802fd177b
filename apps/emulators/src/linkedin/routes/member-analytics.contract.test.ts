import { beforeEach, describe, expect, test } from "vitest";
import { COMMUNITY, JANA } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness({ app: COMMUNITY });
const SHAPE = "com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1";
const JOERG = "mR4tZ81LsQ";
const DAY_MS = 86_400_000;

type Element = { count: number; metricType: unknown; dateRange: object; targetEntity?: object };
type Page = { paging: { links: { href: string }[] }; elements: Element[] };

const get = (query: string, version = "202610", path = "memberCreatorPostAnalytics") =>
  harness.call(harness.token, "GET", `/rest/${path}?${query}`, undefined, { "linkedin-version": version });
const read = async (...args: Parameters<typeof get>) => (await (await get(...args)).json()) as Page;
const counts = async (query: string) => (await read(query)).elements.map(({ count }) => count);
const range = (start: string, end: string) => {
  const record = (day: string) => {
    const [year, month, date] = day.split("-").map(Number);
    return `(day:${date},month:${month},year:${year})`;
  };
  return `dateRange=(start:${record(start)},end:${record(end)})`;
};

let post: { urn: string };
const entity = (urn = post.urn) => `q=entity&entity=(share:${encodeURIComponent(urn)})`;

describe("with exact figures", () => {
  beforeEach(async () => {
    await harness.control.settings({ figures: "only_set" });
    post = await harness.control.addPost(JANA, { text: "Counted", at: Date.UTC(2026, 10, 1, 9) });
    await harness.control.setFigures(post.urn, {
      total: { MEMBERS_REACHED: 70 },
      days: {
        "2026-11-01": { IMPRESSION: 80, REACTION: 3 },
        "2026-11-02": { IMPRESSION: 20, REACTION: 0 },
        "2026-11-03": { IMPRESSION: 5, REACTION: 1 },
      },
    });
  });

  test("the total of a post is answered with its target, and a range of days is exclusive of its end", async () => {
    expect(await (await get(`${entity()}&queryType=IMPRESSION&aggregation=TOTAL`)).json()).toEqual({
      paging: { start: 0, count: 10, links: [], total: 1 },
      elements: [{ count: 105, dateRange: {}, targetEntity: { share: post.urn }, metricType: "IMPRESSION" }],
    });
    const part = `${entity()}&queryType=IMPRESSION&${range("2026-11-01", "2026-11-03")}`;
    expect(await counts(part)).toEqual([100]);
    await harness.control.settings({ analyticsEnd: "inclusive" });
    expect(await counts(part)).toEqual([105]);
  });

  test("before version 202605 the metric is an object", async () => {
    const query = `${entity()}&queryType=REACTION`;
    const shape = async (version: string) => (await read(query, version)).elements[0]!.metricType;
    expect(await shape("202604")).toEqual({ [SHAPE]: "REACTION" });
    expect(await shape("202605")).toBe("REACTION");
  });

  test("a day of the whole member is answered with its range, and a day of nothing is left out", async () => {
    const query = `q=me&queryType=REACTION&aggregation=DAILY&${range("2026-11-01", "2026-11-04")}`;
    const day = (date: number) => ({ day: date, month: 11, year: 2026 });
    expect((await read(query)).elements).toEqual([
      { count: 3, dateRange: { start: day(1), end: day(2) }, metricType: "REACTION" },
      { count: 1, dateRange: { start: day(3), end: day(4) }, metricType: "REACTION" },
    ]);
    await harness.control.settings({ zeroFigures: "zero" });
    expect(await counts(query)).toEqual([3, 0, 1]);
  });

  test("figures that nobody knows are no elements", async () => {
    expect((await read(`${entity()}&queryType=POST_SAVE`)).elements).toEqual([]);
    await harness.control.settings({ zeroFigures: "zero" });
    expect((await read(`${entity()}&queryType=POST_SAVE`)).elements).toEqual([]);
  });

  test("figures of the member replace the sum over the posts", async () => {
    expect(await counts("q=me&queryType=MEMBERS_REACHED")).toEqual([56]);
    await harness.control.setFigures(JANA, { total: { MEMBERS_REACHED: 61 } });
    expect(await counts("q=me&queryType=MEMBERS_REACHED")).toEqual([61]);
  });

  test("a long answer comes in pages of ten when the setting says so", async () => {
    await harness.control.settings({ analyticsPages: "ten", zeroFigures: "zero" });
    const query = `q=me&queryType=IMPRESSION&aggregation=DAILY&${range("2026-10-25", "2026-11-06")}`;
    const first = await read(query);
    expect(first.elements).toHaveLength(10);
    const next = first.paging.links[0]!.href;
    const rest = (await (await harness.call(harness.token, "GET", next)).json()) as Page;
    expect(rest.elements).toHaveLength(2);
    expect(rest.paging.links).toEqual([]);
  });
});

describe("what is refused", () => {
  beforeEach(async () => {
    post = await harness.control.addPost(JANA, { text: "Mine" });
  });

  test.each([
    ["q=me&queryType=MEMBERS_REACHED&aggregation=DAILY", "aggregation"],
    ["q=me&queryType=LINK_CLICKS&aggregation=DAILY", "aggregation"],
    ["q=me&queryType=FOLLOWER_GAINED_FROM_CONTENT&aggregation=DAILY", "aggregation"],
    ["q=me&queryType=PROFILE_VIEW_FROM_CONTENT&aggregation=DAILY", "aggregation"],
    ["entity&queryType=IMPRESSION&aggregation=DAILY", "aggregation"],
    ["q=me&queryType=IMPRESSION&aggregation=WEEKLY", "aggregation"],
    ["q=me&queryType=IMPRESSION,REACTION", "queryType"],
    ["q=me", "queryType"],
    ["q=me&queryType=IMPRESSION&dateRange=(start:(day:31,month:2,year:2026))", "dateRange"],
    [
      "q=me&queryType=IMPRESSION&dateRange=%28start%3A%28day%3A1%2Cmonth%3A2%2Cyear%3A2026%29%29",
      "dateRange",
    ],
    ["q=entity&entity=urn%3Ali%3Ashare%3A1&queryType=REACTION", "entity"],
    ["q=entity&entity=(share:urn:li:share:1)&queryType=REACTION", "entity"],
    ["q=entity&entity=(ugc:urn%3Ali%3Ashare%3A1)&queryType=REACTION", "entity"],
  ])("%s is 400 and names %s", async (query, field) => {
    const answer = await get(query.replace(/^entity/, entity()));
    const input = { input: { inputPath: { fieldPath: field } } };
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ errorDetails: { inputErrors: [expect.objectContaining(input)] } }),
    ]);
  });

  test("a day's impressions of the whole member are not refused", async () => {
    expect((await get("q=me&queryType=IMPRESSION&aggregation=DAILY")).status).toBe(200);
  });

  test("metrics of version 202604 do not exist before it", async () => {
    expect((await get("q=me&queryType=POST_SAVE", "202603")).status).toBe(400);
    expect((await get("q=me&queryType=POST_SAVE", "202604")).status).toBe(200);
  });

  test("a self-serve token is 403, another member's post too, a deleted one 404", async () => {
    const closed = await harness.call(
      await harness.signIn(),
      "GET",
      "/rest/memberCreatorPostAnalytics?q=me&queryType=REACTION",
    );
    expect([closed.status, await closed.json()]).toEqual([
      403,
      expect.objectContaining({
        message: "Not enough permissions to access: memberCreatorPostAnalytics.FINDER-me.20261001",
      }),
    ]);
    const foreign = await harness.control.addPost(JOERG, { text: "His" });
    expect((await get(`${entity(foreign.urn)}&queryType=REACTION`)).status).toBe(403);
    await harness.control.deletePost(post.urn);
    expect((await get(`${entity()}&queryType=REACTION`)).status).toBe(404);
  });
});

test("simulated figures grow with the clock, and the days add up to the total", async () => {
  const before = await harness.control.tick(0);
  post = await harness.control.addPost(JANA, { text: "Grows", at: before.now });
  const total = async () => (await counts(`q=me&queryType=IMPRESSION`))[0] ?? 0;
  expect(await total()).toBe(0);
  await harness.control.tick(DAY_MS);
  const early = await total();
  expect(early).toBeGreaterThan(0);
  await harness.control.tick(6 * DAY_MS);
  expect(await total()).toBeGreaterThan(early);
  const days = await counts(`q=me&queryType=IMPRESSION&aggregation=DAILY`);
  expect(days.reduce((sum, count) => sum + count, 0)).toBe(await total());
});

test("what members do on the feed counts at once, and what they take back does not", async () => {
  await harness.control.settings({ figures: "only_set" });
  post = await harness.control.addPost(JANA, { text: "Liked" });
  await harness.control.react(post.urn, JOERG, "PRAISE");
  await harness.control.comment(post.urn, JOERG, "Well said");
  await harness.control.reshare(post.urn, JOERG);
  const all = async () =>
    Promise.all(
      ["REACTION", "COMMENT", "RESHARE"].map((metric) => counts(`${entity()}&queryType=${metric}`)),
    );
  expect(await all()).toEqual([[1], [1], [1]]);
  await harness.control.react(post.urn, JOERG, null);
  expect(await all()).toEqual([[], [1], [1]]);
});

test("a video has figures of its own, another post none", async () => {
  post = await harness.control.addPost(JANA, { text: "No video" });
  const video = (query: string) => read(query, "202610", "memberCreatorVideoAnalytics");
  expect((await video(`${entity()}&queryType=VIDEO_PLAY`)).elements).toEqual([]);
  await harness.control.setFigures(post.urn, { total: { VIDEO_PLAY: 12 } });
  expect((await video(`${entity()}&queryType=VIDEO_PLAY`)).elements).toMatchObject([{ count: 12 }]);
});
