import { expect, test } from "vitest";
import { formatDateTime, formatDayOfMonth } from "./format-date-time";

const at = new Date("2026-11-23T08:00:00Z");

test("an instant is shown in the given zone, in both languages", () => {
  expect(formatDateTime(at, "Europe/Berlin", "en", "auto")).toBe("Mon, 23 Nov 2026, 09:00");
  expect(formatDateTime(at, "Europe/Berlin", "de", "auto")).toBe("Mo., 23. Nov. 2026, 09:00");
  expect(formatDateTime(at, "America/New_York", "en", "auto")).toBe("Mon, 23 Nov 2026, 03:00");
});

test("midnight is 00:00, not 24:00", () => {
  expect(formatDateTime(new Date("2026-11-22T23:00:00Z"), "Europe/Berlin", "en", "h23")).toBe(
    "Mon, 23 Nov 2026, 00:00",
  );
});

test("a day is shown as its number and month in the given zone", () => {
  const midnight = new Date("2026-11-30T23:00:00Z");
  expect(formatDayOfMonth(midnight, "Europe/Berlin", "en")).toBe("1 December");
  expect(formatDayOfMonth(midnight, "Europe/Berlin", "de")).toBe("1. Dezember");
  expect(formatDayOfMonth(midnight, "America/New_York", "de")).toBe("30. November");
});
