import { expect, test } from "vitest";
import { toPostAge } from "./post-age";

const NOW = new Date("2026-11-27T09:00:00Z");
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test.each([
  [0, null],
  [-HOUR, null],
  [MINUTE - 1, null],
  [MINUTE, { unit: "minute", count: 1 }],
  [HOUR - 1, { unit: "minute", count: 59 }],
  [HOUR, { unit: "hour", count: 1 }],
  [DAY - 1, { unit: "hour", count: 23 }],
  [6 * DAY, { unit: "day", count: 6 }],
  [14 * DAY, { unit: "week", count: 2 }],
  [29 * DAY, { unit: "week", count: 4 }],
  [30 * DAY, { unit: "month", count: 1 }],
  [364 * DAY, { unit: "month", count: 12 }],
  [800 * DAY, { unit: "year", count: 2 }],
] as const)("a post that went out %i ms ago is as old as LinkedIn says: %j", (ms, age) => {
  expect(toPostAge(new Date(NOW.getTime() - ms), NOW)).toEqual(age);
});
