import { expect, test } from "vitest";
import { type WeekStart, daysSinceWeekStart } from "./time-settings";

test.each<[WeekStart, number[]]>([
  ["monday", [0, 1, 2, 3, 4, 5, 6]],
  ["sunday", [1, 2, 3, 4, 5, 6, 0]],
  ["saturday", [2, 3, 4, 5, 6, 0, 1]],
])("a week from %s", (weekStart, expected) => {
  // 23 November 2026 is a Monday.
  const days = [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`);
  expect(days.map((day) => daysSinceWeekStart(day, weekStart))).toEqual(expected);
});
