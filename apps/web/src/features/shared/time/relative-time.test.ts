import { expect, test } from "vitest";
import { relativeTime } from "./relative-time";
import { timeLeft } from "./time-left";

const now = new Date("2026-11-21T20:00:00Z"); // Saturday, 21:00 in Berlin
const relative = (iso: string, locale: "en" | "de" = "en") =>
  relativeTime(new Date(iso), now, "Europe/Berlin", locale);

test("days are calendar days of the zone", () => {
  expect(relative("2026-11-23T08:00:00Z")).toBe("in 2 days"); // 36 hours, but two nights
  expect(relative("2026-11-23T08:00:00Z", "de")).toBe("in 2 Tagen");
  expect(relative("2026-11-18T08:00:00Z")).toBe("3 days ago");
});

test("near times are shown in hours and minutes, even across midnight", () => {
  expect(relative("2026-11-21T20:12:00Z")).toBe("in 12 minutes");
  expect(relative("2026-11-22T01:00:00Z")).toBe("in 5 hours");
});

test("a countdown rounds up and ends at zero", () => {
  expect(timeLeft(new Date("2026-11-21T23:11:10Z"), now)).toEqual({ days: 0, hours: 3, minutes: 12 });
  expect(timeLeft(new Date("2026-11-21T19:00:00Z"), now)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
