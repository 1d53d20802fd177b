import { expect, test } from "vitest";
import { usageState } from "./usage-state";

const state = (remaining: number, limit: number, kind: "model" | "outline" = "model") =>
  usageState({
    engine: { kind, model: "m" },
    canResearch: false,
    plan: "free",
    used: limit - remaining,
    limit,
    remaining,
    resetsAt: new Date("2026-12-01T00:00:00Z"),
  });

test.each([
  [5, 5, "left"],
  [2, 5, "left"],
  [1, 5, "few"],
  [0, 5, "none"],
  [6, 100, "left"],
  [5, 100, "few"],
  [5, 500, "few"],
  // The plan was downgraded during the month.
  [-3, 5, "none"],
])("%i of %i AI posts left is the state %s", (remaining, limit, expected) => {
  expect(state(remaining, limit)).toBe(expected);
});

test("an outline is free even when all AI posts are used up", () => {
  expect(state(0, 5, "outline")).toBe("free");
});
