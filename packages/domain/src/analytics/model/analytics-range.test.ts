import { expect, test } from "vitest";
import {
  countDays,
  earliestDay,
  firstStoredDay,
  isRange,
  rangeBefore,
  rangeOfPreset,
} from "./analytics-range";
import { dayRangeInput } from "./day-range-input";

const NOW = Date.parse("2026-11-22T23:30:00Z");

test("a preset ends with the last whole day of the zone", () => {
  expect(rangeOfPreset(7, NOW, "UTC")).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(rangeOfPreset(7, NOW, "Europe/Berlin")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(countDays(rangeOfPreset(365, NOW, "UTC"))).toBe(365);
});

test("the range before is as long and ends the day before", () => {
  expect(rangeBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({
    from: "2026-01-29",
    to: "2026-02-28",
  });
  expect(rangeBefore({ from: "2026-11-22", to: "2026-11-22" })).toEqual({
    from: "2026-11-21",
    to: "2026-11-21",
  });
});

test("the longest preset that a plan includes is not locked", () => {
  expect(rangeOfPreset(30, NOW, "UTC").from).toBe(earliestDay(30, NOW, "UTC"));
  expect(earliestDay(null, NOW, "UTC")).toBeNull();
});

test.each([
  [{ from: "2026-01-02", to: "2026-01-01" }, false],
  [{ from: "2026-02-30", to: "2026-03-01" }, false],
  [{ from: "2026-01-01", to: "2026-01-01" }, true],
  [{ from: "2024-01-01", to: "2025-12-31" }, true],
  [{ from: "2024-01-01", to: "2026-01-01" }, false],
])("%j is a range: %s", (range, valid) => expect(dayRangeInput.safeParse(range).success).toBe(valid));

test("the first day that is stored begins the longest range", () => {
  const [to, from] = ["2026-11-25", firstStoredDay("2026-11-25")];
  expect(from).toBe("2024-11-25");
  expect([isRange({ from, to }), isRange({ from: "2024-11-24", to })]).toEqual([true, false]);
});
