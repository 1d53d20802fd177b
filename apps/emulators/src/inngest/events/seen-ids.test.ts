import { expect, test } from "vitest";
import { createSeenIds } from "./read-events";

const DAY = 86_400_000;

test("an id is new once in 24 hours", () => {
  const ids = createSeenIds();
  expect([ids.isNew("a", 0), ids.isNew("a", DAY - 1), ids.isNew("b", DAY - 1)]).toEqual([true, false, true]);
  expect(ids.isNew("a", DAY)).toBe(true);
  expect(ids.isNew("b", DAY)).toBe(false);
});

test("old ids are removed, and their number is limited", () => {
  const ids = createSeenIds(100);
  for (let i = 0; i < 1000; i++) ids.isNew(`id-${i}`, i);
  expect(ids.size()).toBeLessThanOrEqual(101);
  expect(ids.isNew("id-999", 1000)).toBe(false);
  ids.isNew("later", 1000 + DAY);
  expect(ids.size()).toBe(1);
});
