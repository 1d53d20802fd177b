import { expect, test } from "vitest";
import { chartScale, daysBetween, findNearest, toSegments } from "./chart-scale";

test.each([
  [[], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [7, 140],
    [0, 50, 100, 150],
  ],
  [[1000], [0, 500, 1000]],
  [[0], [0, 1]],
  [
    [-28, 60],
    [-50, 0, 50, 100],
  ],
  [[-2], [-2, -1, 0, 1]],
])("marks of %j are %j", (values, ticks) => {
  expect(chartScale(values)).toEqual({ ticks, bottom: ticks[0], top: ticks.at(-1) });
});

test.each([
  [[], 5, null],
  [[10], 500, 0],
  [[10, 20, 30], 24, 1],
  [[10, 20, 30], 26, 2],
  [[10, 20, 30], -4, 0],
])("of %j the nearest to %d is %s", (places, place, index) => {
  expect(findNearest(places, place)).toBe(index);
});

test("a line breaks where a day is unknown", () => {
  const days = ["2026-10-24", "2026-10-25", "2026-10-26", "2026-10-28"].map((day) => ({ day }));
  expect(toSegments(days).map((run) => run.length)).toEqual([3, 1]);
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
});
