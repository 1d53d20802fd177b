import { expect, test } from "vitest";
import { formatCalendarDay, formatOperatorDay, formatOperatorTime } from "./format-day";

test("a calendar day is the same day in every zone, and British in English", () => {
  expect(formatCalendarDay("2026-11-05", "en")).toBe("5 November 2026");
  expect(formatCalendarDay("2026-11-05", "de")).toBe("5. November 2026");
  expect(formatCalendarDay("2026-11-05", "en", "medium")).toBe("5 Nov 2026");
  expect(formatCalendarDay("2026-11-05", "de", "medium")).toBe("05.11.2026");
});

test("an instant shortly before midnight in UTC is the operator's next day", () => {
  const at = new Date("2026-11-05T23:30:00Z");
  expect(formatOperatorDay(at, "en")).toBe("6 November 2026");
  expect(formatOperatorDay(at, "de")).toBe("6. November 2026");
  expect(formatOperatorTime(at, "en")).toContain("00:30:00 CET");
});
