import { expect, test } from "vitest";
import { retentionPeriod } from "./retention-period";

test.each([
  [1, "day", 1],
  [180, "day", 180],
  [364, "day", 364],
  [365, "year", 1],
  [730, "year", 2],
  [1_096, "year", 3],
  [3_653, "year", 10],
])("%i days are said in the unit %s: %i", (days, unit, count) => {
  expect(retentionPeriod(days)).toEqual({ unit, count });
});
