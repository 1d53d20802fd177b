import { expect, test } from "vitest";
import { firstInSight } from "./first-in-sight";

test.each([
  ["without posts with the morning", [], 7],
  ["with the morning where a post is in sight", [5, 9.5, 22], 7],
  ["with an hour before the first post where all are in the evening", [21.5, 22.5], 20.5],
  ["with an hour before the first post where all are at night", [3, 5], 2],
  ["with midnight where a post follows it", [0.25], 0],
])("a week begins %s", (_name, tops, hour) => {
  expect(firstInSight(tops, 1, 12)).toBe(hour);
});
