import { expect, test } from "vitest";
import { longestUptime } from "./longest-uptime";

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
  // The second outage lies within the first.
  [
    [
      { from: 10, to: 90 },
      { from: 20, to: 30 },
    ],
    10,
  ],
  [[{ from: 300, to: 400 }], 100],
])("the outages %j leave %i of 100 ms", (outages, uptime) => {
  expect(longestUptime(outages, 0, 100)).toBe(uptime);
});
