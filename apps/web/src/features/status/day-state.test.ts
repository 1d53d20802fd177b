import { expect, test } from "vitest";
import { dayState } from "./day-state";

test.each([
  [null, "unknown"],
  [{ degraded: 0, down: 0 }, "ok"],
  [{ degraded: 3, down: 0 }, "degraded"],
  [{ degraded: 3, down: 1 }, "down"],
] as const)("a day with %o is %s", (minutes, state) => {
  expect(dayState({ day: "2026-11-25", minutes })).toBe(state);
});
