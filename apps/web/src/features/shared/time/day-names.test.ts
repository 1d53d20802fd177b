import { expect, test } from "vitest";
import { longDay, weekdayName } from "./day-names";

test("days are named in both languages", () => {
  expect(longDay("2026-11-23", "en")).toBe("Monday, 23 November");
  expect(longDay("2026-11-23", "de")).toBe("Montag, 23. November");
  expect(weekdayName("2026-11-29", "en", "short")).toBe("Sun");
  expect(weekdayName("2026-11-29", "de", "short")).toBe("So");
});
