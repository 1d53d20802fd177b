import { expect, test } from "vitest";
import { longDay, shortWeekday } from "./day-names";

test("days are named in both languages", () => {
  expect(longDay("2026-11-23", "en")).toBe("Monday, 23 November");
  expect(longDay("2026-11-23", "de")).toBe("Montag, 23. November");
  expect(shortWeekday("2026-11-29", "en")).toBe("Sun");
  expect(shortWeekday("2026-11-29", "de")).toBe("So");
});
