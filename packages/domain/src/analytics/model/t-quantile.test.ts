import { expect, test } from "vitest";
import { normalQuantile, tQuantile } from "./t-quantile";

test.each([
  [0.5, 0],
  [0.95, 1.6449],
  [0.975, 1.96],
  [0.999, 3.0902],
  [0.025, -1.96],
])("the normal quantile of %d is %d", (probability, expected) => {
  expect(normalQuantile(probability)).toBeCloseTo(expected, 2);
});

// Of the usual tables.
test.each([
  [0.975, 4, 2.776],
  [0.975, 10, 2.228],
  [0.975, 30, 2.042],
  [0.995, 6, 3.707],
  [0.999, 8, 4.501],
  [0.999, 60, 3.232],
])("Student's quantile of %d with %d degrees of freedom is %d", (probability, freedom, expected) => {
  expect(Math.abs(tQuantile(probability, freedom) / expected - 1)).toBeLessThan(0.03);
});
