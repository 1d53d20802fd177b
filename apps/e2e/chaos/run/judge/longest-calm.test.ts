import { expect, test } from "vitest";
import { longestCalm } from "./longest-calm";

test.each([
  [[], 100],
  [[{ from: 0, to: 200 }], 0],
  [[{ from: 30, to: 40 }], 60],
  [
    [
      { from: 50, to: 80 },
      { from: -10, to: 20 },
    ],
    30,
  ],
  // One within the other.
  [
    [
      { from: 10, to: 90 },
      { from: 20, to: 30 },
    ],
    10,
  ],
  [[{ from: 300, to: 400 }], 100],
])("%j leaves %i of 100", (away, calm) => {
  expect(longestCalm(away, 0, 100)).toBe(calm);
});
