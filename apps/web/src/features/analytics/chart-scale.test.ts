import { expect, test } from "vitest";
import { chartScale, daysBetween, segmentsOf } from "./chart-scale";

test.each([
  [[], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [7, 140],
    [0, 50, 100, 150],
  ],
  [[1000], [0, 500, 1000]],
  [[0], [0, 1]],
])("marks of %j are %j", (values, ticks) => {
  expect(chartScale(values)).toEqual({ ticks, top: ticks.at(-1) });
});

test("a line breaks where a day is unknown", () => {
  const days = ["2026-10-24", "2026-10-25", "2026-10-26", "2026-10-28"].map((day) => ({ day }));
  expect(segmentsOf(days).map((run) => run.length)).toEqual([3, 1]);
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
});
