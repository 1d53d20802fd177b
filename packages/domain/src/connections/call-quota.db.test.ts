import { randomUUID } from "node:crypto";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { consumeQuotas, consumeQuota, refundQuota, CALL_QUOTA } from "./call-quota";

const database = useTestDatabase();

const DAY = 86_400_000;

const deps = () => ({ db: database.db, callsPerDay: CALL_QUOTA.perDay });

const today = () => new Date(Math.floor(Date.now() / DAY) * DAY);

/** Creates a member with this many calls made today. */
async function member(calls: number) {
  const memberSub = randomUUID();
  if (calls > 0) await database.db.linkedinCalls.create({ data: { memberSub, day: today(), calls } });
  return memberSub;
}

const consume = (memberSub: string, kind: "post" | "media", calls = 1, at?: Date) =>
  consumeQuota(deps(), { memberSub, calls, kind, at });

const days = (memberSub: string) =>
  database.db.linkedinCalls.findMany({ where: { memberSub }, orderBy: { day: "asc" } });

test("the first call of a day creates its row, and the next one adds to it", async () => {
  const memberSub = await member(0);
  expect(await consume(memberSub, "post")).toBe(true);
  expect(await consume(memberSub, "media", 20)).toBe(true);
  expect(await days(memberSub)).toEqual([{ memberSub, day: today(), calls: 21 }]);
});

test.each([
  ["post", 149, 1, true],
  ["post", 150, 1, false],
  ["post", 148, 3, false],
  ["media", 119, 1, true],
  ["media", 120, 1, false],
  ["media", 100, 21, false],
] as const)(
  "guard quota-limit: a %s request after %i calls for %i more is counted: %s",
  async (kind, made, calls, counted) => {
    const memberSub = await member(made);
    expect(await consume(memberSub, kind, calls)).toBe(counted);
    expect(await days(memberSub)).toMatchObject([{ calls: counted ? made + calls : made }]);
  },
);

test("guard quota-first: a request for more than a whole day is refused on a new day, too", async () => {
  const memberSub = await member(0);
  expect(await consume(memberSub, "media", 121)).toBe(false);
  expect(await consume(memberSub, "post", 151)).toBe(false);
  expect(await days(memberSub)).toEqual([]);
});

test("media requests leave the last thirty calls to posts", async () => {
  const memberSub = await member(120);
  expect(await consume(memberSub, "media")).toBe(false);
  for (let i = 0; i < 30; i++) expect(await consume(memberSub, "post")).toBe(true);
  expect(await consume(memberSub, "post")).toBe(false);
});

test("of fifty concurrent requests with seven calls left, seven succeed", async () => {
  const memberSub = await member(143);
  const results = await Promise.all(Array.from({ length: 50 }, () => consume(memberSub, "post")));
  expect(results.filter(Boolean)).toHaveLength(7);
  expect(await days(memberSub)).toMatchObject([{ calls: 150 }]);
});

test("each UTC day has its own count, and a time in the past counts for today", async () => {
  const memberSub = await member(150);
  const tomorrow = new Date(today().getTime() + DAY);
  expect(await consume(memberSub, "post", 1, new Date(tomorrow.getTime() - 1))).toBe(false);
  expect(await consume(memberSub, "post", 1, new Date(today().getTime() - 1))).toBe(false);
  expect(await consume(memberSub, "post", 1, tomorrow)).toBe(true);
  expect(await days(memberSub)).toMatchObject([
    { day: today(), calls: 150 },
    { day: tomorrow, calls: 1 },
  ]);
});

test("one statement counts many members by their own quotas, and a member twice for two requests", async () => {
  const [exhausted, last, unused] = await Promise.all([member(150), member(149), member(0)]);
  const requests = [last, exhausted, unused, last, unused].map((memberSub) => ({ memberSub, calls: 1 }));
  const day = today().toISOString().slice(0, 10);
  expect(await consumeQuotas(deps(), "post", requests)).toEqual([
    { memberSub: last, calls: 1, day },
    null,
    { memberSub: unused, calls: 1, day },
    null,
    { memberSub: unused, calls: 1, day },
  ]);
  expect(await days(unused)).toMatchObject([{ calls: 2 }]);
});

test("batches with the same members in opposite order do not deadlock", async () => {
  const members = Array.from({ length: 400 }, () => randomUUID());
  const ask = (subs: string[]) =>
    consumeQuotas(
      deps(),
      "post",
      subs.map((memberSub) => ({ memberSub, calls: 1 })),
    );
  const batches = Array.from({ length: 20 }, (_, i) => ask(i % 2 ? members : [...members].reverse()));
  expect((await Promise.all(batches)).flat()).not.toContain(null);
  const rows = await database.db.linkedinCalls.findMany({ where: { memberSub: { in: members } } });
  expect(rows.map(({ calls }) => calls)).toEqual(members.map(() => 20));
});

test("an operator can configure a larger quota", async () => {
  const memberSub = await member(150);
  const deps = { db: database.db, callsPerDay: 500 };
  expect(await consumeQuota(deps, { memberSub, calls: 350, kind: "post" })).toBe(true);
  expect(await consumeQuota(deps, { memberSub, calls: 1, kind: "post" })).toBe(false);
});

test("calls that were counted and not made are refunded to their own day", async () => {
  const memberSub = await member(150);
  const tomorrow = new Date(today().getTime() + DAY);
  const [lease] = await consumeQuotas(deps(), "post", [{ memberSub, calls: 2, at: tomorrow }]);
  await refundQuota(database, lease!);
  expect(await days(memberSub)).toMatchObject([{ calls: 150 }, { calls: 0 }]);
});
