import { expect, test } from "vitest";
import { goodHours } from "./good-hours";

const TIMES = [
  { time: { kind: "hours", from: 9, to: 12 } },
  { time: { kind: "weekday", weekday: 7 } },
] as const;

test("good hours are good on every day", () => {
  expect(goodHours("2026-11-28", TIMES)).toEqual([{ from: 9, to: 12 }]);
});

test("a good weekday is good all day, besides its good hours", () => {
  expect(goodHours("2026-11-29", TIMES)).toEqual([
    { from: 9, to: 12 },
    { from: 0, to: 24 },
  ]);
});
