import { expect, test } from "vitest";
import { SPARK, sparkSegments } from "./spark-segments";

const bottom = SPARK.height - SPARK.margin;

test("the highest value is on top, 0 at the bottom, the first at the left and the last at the right", () => {
  expect(sparkSegments([0, 50, 100])).toEqual([
    [
      { x: 2, y: bottom },
      { x: 56, y: 20 },
      { x: 110, y: 2 },
    ],
  ]);
});

test("an unknown day breaks the line and is not drawn as 0", () => {
  expect(sparkSegments([1, null, null, 1, 1]).map((segment) => segment.length)).toEqual([1, 2]);
  expect(sparkSegments([null, null])).toEqual([]);
});

test("days without any impression lie at the bottom, and so do those of which some were taken back", () => {
  expect(sparkSegments([0, 0])[0]!.every(({ y }) => y === bottom)).toBe(true);
  expect(sparkSegments([-3, 6])[0]![0]!.y).toBe(bottom);
});
