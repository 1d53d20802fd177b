import { expect, test } from "vitest";
import { createQuota, noCalls } from "./quota";

const noon = Date.UTC(2026, 10, 21, 12);
const fresh = () => createQuota({ app: noCalls(), members: {} });

test("a member's calls above the limit are refused until midnight UTC", () => {
  const quota = fresh();
  const limits = { member: 3, app: 100 };
  for (let i = 0; i < 3; i++) quota.count("a", noon);
  expect(quota.exceeded("a", noon, limits)).toBeUndefined();
  quota.count("a", noon);
  expect(quota.exceeded("a", noon, limits)).toMatch("APPLICATION_AND_MEMBER DAY");
  expect(quota.exceeded("b", noon, limits)).toBeUndefined();
  expect(quota.exceeded("a", Date.UTC(2026, 10, 21, 23, 59, 59, 999), limits)).toBeDefined();
  expect(quota.exceeded("a", Date.UTC(2026, 10, 22), limits)).toBeUndefined();
});

test("the app's limit counts the calls of all members", () => {
  const quota = fresh();
  for (const sub of ["a", "b", "c"]) quota.count(sub, noon);
  expect(quota.exceeded("a", noon, { member: 150, app: 2 })).toMatch("APPLICATION DAY");
});

test("shares are counted separately, and totals survive midnight", () => {
  const quota = fresh();
  quota.count("a", noon);
  quota.countShare("a", noon);
  expect(quota.sharesToday("a", noon)).toBe(1);
  expect(quota.sharesToday("a", noon + 86_400_000)).toBe(0);
  expect(quota.read().members.a).toMatchObject({ total: 1, today: 0 });
});
