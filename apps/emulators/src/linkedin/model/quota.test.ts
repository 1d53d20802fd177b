import { expect, test } from "vitest";
import { createQuota } from "./quota";

const noon = Date.UTC(2026, 10, 21, 12);
const caller = (sub: string, app = "x") => ({ app, sub });

test("a member's calls above the limit are refused until midnight UTC", () => {
  const quota = createQuota({});
  const limits = { member: 3, app: 100 };
  const exceeded = (sub: string, at: number) => quota.exceeded(caller(sub), at, limits);
  for (let i = 0; i < 3; i++) quota.count(caller("a"), noon);
  expect(exceeded("a", noon)).toBeUndefined();
  quota.count(caller("a"), noon);
  expect(exceeded("a", noon)).toMatch("APPLICATION_AND_MEMBER DAY");
  expect(exceeded("b", noon)).toBeUndefined();
  expect(exceeded("a", Date.UTC(2026, 10, 21, 23, 59, 59, 999))).toBeDefined();
  expect(exceeded("a", Date.UTC(2026, 10, 22))).toBeUndefined();
});

test("the app's limit counts the calls of all its members and of no other app", () => {
  const quota = createQuota({});
  for (const sub of ["a", "b", "c"]) quota.count(caller(sub), noon);
  expect(quota.exceeded(caller("a"), noon, { member: 150, app: 2 })).toMatch("APPLICATION DAY");
  expect(quota.exceeded(caller("a", "y"), noon, { member: 0, app: 0 })).toBeUndefined();
});

test("shares are counted separately, and totals survive midnight", () => {
  const quota = createQuota({});
  quota.count(caller("a"), noon);
  quota.countShare(caller("a"), noon);
  expect(quota.sharesToday(caller("a"), noon)).toBe(1);
  expect(quota.sharesToday(caller("a"), noon + 86_400_000)).toBe(0);
  expect(quota.read("x").members.a).toMatchObject({ total: 1, today: 0 });
});
