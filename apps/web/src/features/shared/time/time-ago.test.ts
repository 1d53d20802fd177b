import { expect, test } from "vitest";
import { relativeTime } from "./time-ago";

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
