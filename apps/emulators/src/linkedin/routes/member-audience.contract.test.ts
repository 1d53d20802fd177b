import { expect, test } from "vitest";
import { COMMUNITY, JANA } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness({ app: COMMUNITY });

const followers = async (query: string) => {
  const answer = await harness.call(harness.token, "GET", `/rest/memberFollowersCount?${query}`);
  return ((await answer.json()) as { elements: Record<string, unknown>[] }).elements;
};
const RANGE = "dateRange=(start:(year:2026,month:11,day:1),end:(year:2026,month:11,day:3))";
const day = (date: number) => ({ day: date, month: 11, year: 2026 });

test("followers that were set are answered exactly, of a day those that came on it", async () => {
  await harness.control.setFollowers(JANA, { total: 1_000, connections: 77 });
  await harness.control.setFollowers(JANA, { add: 4, day: "2026-11-01" });
  await harness.control.setFollowers(JANA, { add: 2, day: "2026-11-02" });
  expect(await followers("q=me")).toEqual([{ memberFollowersCount: 1_006 }]);
  expect(await followers(`q=dateRange&${RANGE}`)).toEqual([
    { dateRange: { start: day(1), end: day(2) }, memberFollowersCount: 4 },
    { dateRange: { start: day(2), end: day(3) }, memberFollowersCount: 2 },
  ]);
  await harness.control.settings({ followersOfDay: "total" });
  const totals = (await followers(`q=dateRange&${RANGE}`)).map((element) => element.memberFollowersCount);
  expect(totals).toEqual([1_004, 1_006]);
});

test("simulated followers grow with the clock, as the days say", async () => {
  const count = async () => (await followers("q=me"))[0]!.memberFollowersCount as number;
  const before = await count();
  await harness.control.tick(40 * 86_400_000);
  const { now } = await harness.control.tick(0);
  const date = new Date(now);
  const record = (offset: number) => {
    const at = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + offset));
    return `(day:${at.getUTCDate()},month:${at.getUTCMonth() + 1},year:${at.getUTCFullYear()})`;
  };
  const gained = await followers(`q=dateRange&dateRange=(start:${record(-39)},end:${record(1)})`);
  const sum = gained.reduce((total, element) => total + (element.memberFollowersCount as number), 0);
  expect(sum).toBeGreaterThan(0);
  expect(await count()).toBe(before + sum);
});

test("unknown followers are no elements", async () => {
  await harness.control.settings({ figures: "only_set" });
  expect(await followers("q=me")).toEqual([]);
  expect(await followers(`q=dateRange&${RANGE}`)).toEqual([]);
});

test("followers by day need a range, and a self-serve token is 403", async () => {
  const get = (token: string, query: string) =>
    harness.call(token, "GET", `/rest/memberFollowersCount?${query}`);
  expect((await get(harness.token, "q=dateRange")).status).toBe(400);
  expect((await get(await harness.signIn(), "q=me")).status).toBe(403);
});

test("the number of connections is told of the member alone", async () => {
  const { access_token, person } = await harness.control.issueToken(JANA, undefined, COMMUNITY);
  await harness.control.setFollowers(JANA, { connections: 77 });
  const get = (id: string, token = access_token) =>
    harness.call(token, "GET", `/v2/connections/urn:li:person:${id}`);
  expect(await (await get(person)).json()).toEqual({ firstDegreeSize: 77 });
  expect((await get(JANA)).status).toBe(403);
  expect((await get(JANA, await harness.signIn())).status).toBe(403);
});
