import { expect, test } from "vitest";
import { timeLeft } from "./time-left";

const now = new Date("2026-11-21T20:00:00Z");

test("a countdown rounds up and ends at zero", () => {
  expect(timeLeft(new Date("2026-11-21T23:11:10Z"), now)).toEqual({ days: 0, hours: 3, minutes: 12 });
  expect(timeLeft(new Date("2026-11-21T19:00:00Z"), now)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
