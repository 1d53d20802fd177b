import { expect, test } from "vitest";
import { recentMonths } from "./month";
import { usageLevel } from "./usage";

test.each([
  [0, null, "unlimited"],
  [7, 10, "left"],
  [8, 10, "near"],
  [9, 10, "near"],
  [10, 10, "reached"],
  [11, 10, "over"],
  [94, 100, "left"],
  [95, 100, "near"],
  [3, 5, "left"],
  [4, 5, "near"],
] as const)("%d of %s is the level %s", (used, limit, level) => {
  expect(usageLevel(used, limit)).toBe(level);
});

test("the recent months end with the current one of the zone, also across a year and from a long month", () => {
  const january = Date.parse("2026-12-31T23:30:00Z");
  expect(recentMonths(january, "Europe/Berlin", 3)).toEqual(["2026-11", "2026-12", "2027-01"]);
  expect(recentMonths(january, "America/New_York", 3)).toEqual(["2026-10", "2026-11", "2026-12"]);
  expect(recentMonths(Date.parse("2027-03-31T12:00:00Z"), "Europe/Berlin", 2)).toEqual([
    "2027-02",
    "2027-03",
  ]);
});
