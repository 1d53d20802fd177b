import { describe, expect, test } from "vitest";
import { getMonth } from "./month";
import { PLAN_IDS, PLANS, getPlan, yearlySaving } from "./plans";

const NOW = Date.UTC(2026, 10, 22);
const past = new Date(NOW - 1);
const future = new Date(NOW + 1);

test("the table has the specified prices and limits", () => {
  const row = (id: keyof typeof PLANS) => {
    const { price, ...limits } = PLANS[id];
    return [price.monthly, price.yearly, ...Object.values(limits)];
  };
  expect(PLAN_IDS.map(row)).toEqual([
    [0, 0, 5, 10, 30, 50],
    [2900, 29_000, 100, null, 365, null],
    [9900, 79_200, 500, null, null, null],
  ]);
});

test("yearly payment saves the advertised percentage", () => {
  // 290 instead of 348, 792 instead of 1188.
  expect(PLAN_IDS.map(yearlySaving)).toEqual([0, 16.7, 33.3]);
});

describe("the plan of a subscription", () => {
  test.each([
    ["free", null, "free"],
    ["free", future, "free"],
    ["", future, "free"],
    ["unpaid", future, "free"],
    ["ended", future, "free"],
    ["incomplete", future, "free"],
    ["incomplete_expired", future, "free"],
    ["active", future, "professional"],
    ["active", null, "professional"],
    // A renewal that is reported late must not lock out a paying user.
    ["active", past, "professional"],
    ["past_due", past, "professional"],
    ["past due", past, "professional"],
    ["trial", future, "professional"],
    ["trialing", past, "free"],
    ["cancelling at period end", future, "professional"],
    ["cancelling at period end", past, "free"],
    ["cancelled", future, "professional"],
    ["cancelled", null, "professional"],
    ["canceled", past, "free"],
    ["Cancelled", new Date(NOW), "free"],
    ["something new", null, "professional"],
  ] as const)("%s until %s: %s", (status, endsAt, plan) => {
    expect(getPlan({ status, plan: null, endsAt }, NOW)).toBe(plan);
  });

  test.each([
    ["active", "enterprise", "enterprise"],
    ["past_due", "enterprise", "enterprise"],
    ["active", "something else", "professional"],
    ["ended", "enterprise", "free"],
    ["free", "enterprise", "free"],
  ] as const)("%s of the plan %s: %s", (status, stored, plan) => {
    expect(getPlan({ status, plan: stored, endsAt: null }, NOW)).toBe(plan);
  });
});

describe("the month", () => {
  const month = (now: string, zone: string) => {
    const { from, to } = getMonth(Date.parse(now), zone);
    return [from.toISOString(), to.toISOString()];
  };
  test.each([
    ["2026-10-31T22:59:59.999Z", "Europe/Berlin", "2026-09-30T22:00:00.000Z", "2026-10-31T23:00:00.000Z"],
    ["2026-10-31T23:00:00.000Z", "Europe/Berlin", "2026-10-31T23:00:00.000Z", "2026-11-30T23:00:00.000Z"],
    ["2027-01-01T00:30:00.000Z", "America/New_York", "2026-12-01T05:00:00.000Z", "2027-01-01T05:00:00.000Z"],
    ["2026-11-22T10:00:00.000Z", "Asia/Tokyo", "2026-10-31T15:00:00.000Z", "2026-11-30T15:00:00.000Z"],
  ])("%s in %s", (now, zone, from, to) => {
    expect(month(now, zone)).toEqual([from, to]);
  });
});
