import { expect, test } from "vitest";
import { dayState, longDay, shortWeekday } from "./day-names";

test("days are named in both languages", () => {
  expect(longDay("2026-11-23", "en")).toBe("Monday, 23 November");
  expect(longDay("2026-11-23", "de")).toBe("Montag, 23. November");
  expect(shortWeekday("2026-11-29", "en")).toBe("Sun");
  expect(shortWeekday("2026-11-29", "de")).toBe("So");
});

test.each([
  [0, 0, "empty"],
  [2, 0, "planned"],
  [0, 1, "published"],
  [1, 3, "planned"],
])("a day with %i planned and %i published posts is %s", (planned, published, state) => {
  expect(dayState({ planned, published })).toBe(state);
});
