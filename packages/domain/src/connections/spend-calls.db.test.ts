import { randomUUID } from "node:crypto";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { forgetOldCalls } from "./forget-old-calls";
import { CALL_BUDGET } from "./model/call-budget";
import { refundCalls } from "./refund-calls";
import { spendCalls } from "./spend-calls";
import { spendCallsOfMany } from "./spend-calls-of-many";

const database = useTestDatabase();
const DAY = 86_400_000;
const budget = () => ({ db: database.db, callsPerDay: CALL_BUDGET.perDay });
const today = () => new Date(Math.floor(Date.now() / DAY) * DAY);

/** A member with so many calls made today. */
async function member(calls: number) {
  const memberSub = randomUUID();
  if (calls > 0) await database.db.linkedinCalls.create({ data: { memberSub, day: today(), calls } });
  return memberSub;
}
const spend = (memberSub: string, kind: "post" | "media", calls = 1, at?: Date) =>
  spendCalls(budget(), { memberSub, calls, kind, at });
const days = (memberSub: string) =>
  database.db.linkedinCalls.findMany({ where: { memberSub }, orderBy: { day: "asc" } });

test("the first call of a day makes its row, the next adds to it", async () => {
  const memberSub = await member(0);
  expect(await spend(memberSub, "post")).toBe(true);
  expect(await spend(memberSub, "media", 20)).toBe(true);
  expect(await days(memberSub)).toEqual([{ memberSub, day: today(), calls: 21 }]);
});

test.each([
  ["post", 149, 1, true],
  ["post", 150, 1, false],
  ["post", 148, 3, false],
  ["media", 119, 1, true],
  ["media", 120, 1, false],
  ["media", 100, 21, false],
] as const)("guard spend-limit: %s after %i calls, %i more: %s", async (kind, made, calls, counted) => {
  const memberSub = await member(made);
  expect(await spend(memberSub, kind, calls)).toBe(counted);
  expect(await days(memberSub)).toMatchObject([{ calls: counted ? made + calls : made }]);
});

test("guard spend-first: more than a whole day at once is refused on a fresh day too", async () => {
  const memberSub = await member(0);
  expect(await spend(memberSub, "media", 121)).toBe(false);
  expect(await spend(memberSub, "post", 151)).toBe(false);
  expect(await days(memberSub)).toEqual([]);
});

test("media leaves the last thirty to posts", async () => {
  const memberSub = await member(120);
  expect(await spend(memberSub, "media")).toBe(false);
  for (let i = 0; i < 30; i++) expect(await spend(memberSub, "post")).toBe(true);
  expect(await spend(memberSub, "post")).toBe(false);
});

test("fifty at once with seven left: seven", async () => {
  const memberSub = await member(143);
  const results = await Promise.all(Array.from({ length: 50 }, () => spend(memberSub, "post")));
  expect(results.filter(Boolean)).toHaveLength(7);
  expect(await days(memberSub)).toMatchObject([{ calls: 150 }]);
});

test("each day of UTC has its own; one in the past counts for today", async () => {
  const memberSub = await member(150);
  const tomorrow = new Date(today().getTime() + DAY);
  expect(await spend(memberSub, "post", 1, new Date(tomorrow.getTime() - 1))).toBe(false);
  expect(await spend(memberSub, "post", 1, new Date(today().getTime() - 1))).toBe(false);
  expect(await spend(memberSub, "post", 1, tomorrow)).toBe(true);
  expect(await days(memberSub)).toMatchObject([
    { day: today(), calls: 150 },
    { day: tomorrow, calls: 1 },
  ]);
});

test("many members in one statement, each by its own budget; a member twice is counted twice", async () => {
  const [spent, last, fresh] = await Promise.all([member(150), member(149), member(0)]);
  const asked = [last, spent, fresh, last, fresh].map((memberSub) => ({ memberSub, calls: 1 }));
  const day = today().toISOString().slice(0, 10);
  expect(await spendCallsOfMany(budget(), "post", asked)).toEqual([
    { memberSub: last, calls: 1, day },
    null,
    { memberSub: fresh, calls: 1, day },
    null,
    { memberSub: fresh, calls: 1, day },
  ]);
  expect(await days(fresh)).toMatchObject([{ calls: 2 }]);
});

test("batches with the same members in opposite order do not lock each other out", async () => {
  const members = Array.from({ length: 400 }, () => randomUUID());
  const ask = (subs: string[]) =>
    spendCallsOfMany(
      budget(),
      "post",
      subs.map((memberSub) => ({ memberSub, calls: 1 })),
    );
  const batches = Array.from({ length: 20 }, (_, i) => ask(i % 2 ? members : [...members].reverse()));
  expect((await Promise.all(batches)).flat()).not.toContain(null);
  const rows = await database.db.linkedinCalls.findMany({ where: { memberSub: { in: members } } });
  expect(rows.map(({ calls }) => calls)).toEqual(members.map(() => 20));
});

test("an operator with a larger quota", async () => {
  const memberSub = await member(150);
  const deps = { db: database.db, callsPerDay: 500 };
  expect(await spendCalls(deps, { memberSub, calls: 350, kind: "post" })).toBe(true);
  expect(await spendCalls(deps, { memberSub, calls: 1, kind: "post" })).toBe(false);
});

test("what was counted and not called is given back, to its own day", async () => {
  const memberSub = await member(150);
  const tomorrow = new Date(today().getTime() + DAY);
  const [spent] = await spendCallsOfMany(budget(), "post", [{ memberSub, calls: 2, at: tomorrow }]);
  await refundCalls(database, spent!);
  expect(await days(memberSub)).toMatchObject([{ calls: 150 }, { calls: 0 }]);
});

test("rows of days that are over are forgotten", async () => {
  const memberSub = randomUUID();
  const days = [3, 2, 1, 0].map((ago) => new Date(today().getTime() - ago * DAY));
  await database.db.linkedinCalls.createMany({ data: days.map((day) => ({ memberSub, day, calls: 1 })) });
  await forgetOldCalls(database);
  expect((await database.db.linkedinCalls.findMany({ where: { memberSub } })).map(({ day }) => day)).toEqual(
    days.slice(2),
  );
});
