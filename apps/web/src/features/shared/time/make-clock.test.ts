import type { HourCycle } from "@takt/domain/shared/time-settings";
import type { Locale } from "@takt/i18n/locales";
import { expect, test } from "vitest";
import { makeClock } from "./make-clock";

/** 00:00, 09:00, 12:00 and 21:30 in Berlin. */
const DAY = ["2026-11-22T23:00:00Z", "2026-11-23T08:00:00Z", "2026-11-23T11:00:00Z", "2026-11-23T20:30:00Z"];
const TO_24 = ["00:00", "09:00", "12:00", "21:30"];
const times = (locale: Locale, choice: HourCycle) => {
  const clock = makeClock(locale, "Europe/Berlin", choice);
  return DAY.map((iso) => clock.time(new Date(iso)));
};

test.each([
  ["en", "auto", TO_24],
  ["en", "h23", TO_24],
  ["en", "h12", ["12:00\u00a0am", "9:00\u00a0am", "12:00\u00a0pm", "9:30\u00a0pm"]],
  ["de", "auto", TO_24],
  ["de", "h23", TO_24],
  ["de", "h12", ["12:00\u00a0AM", "9:00\u00a0AM", "12:00\u00a0PM", "9:30\u00a0PM"]],
] as const)(
  "in %s with %s, times of day are formatted for midnight, morning, noon and evening",
  (locale, choice, expected) => {
    expect(times(locale, choice)).toEqual(expected);
  },
);

test("dates and times are shown in the user's zone or in a given one", () => {
  const at = new Date(DAY[1]!);
  const clock = makeClock("de", "Europe/Berlin", "h12");
  expect(clock.dateTime(at)).toBe("Mo., 23. Nov. 2026, 9:00\u00a0AM");
  expect(clock.dateTime(at, "America/New_York")).toBe("Mo., 23. Nov. 2026, 3:00\u00a0AM");
  expect(clock.day(new Date(DAY[0]!), "UTC")).toBe("So., 22. Nov. 2026");
});

test("an exact time has its milliseconds, on a 12-hour clock before the half of the day", () => {
  const at = new Date("2026-11-23T08:00:01.064Z");
  expect(makeClock("de", "Europe/Berlin", "auto").exactTime(at)).toBe("09:00:01.064");
  expect(makeClock("en", "Asia/Kolkata", "h12").exactTime(at)).toBe("1:30:01.064\u00a0pm");
});

test("a wall time is formatted like an instant, and any other text is unchanged", () => {
  const clock = makeClock("en", "Europe/Berlin", "h12");
  expect(["00:15", "12:15", "23:59"].map(clock.wallTime)).toEqual([
    "12:15\u00a0am",
    "12:15\u00a0pm",
    "11:59\u00a0pm",
  ]);
  expect(clock.wallTime("")).toBe("");
});
