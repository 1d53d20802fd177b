import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addDays } from "./day-steps";
import { startOfDay } from "./start-of-day";

test.each([
  [
    "a day that the zone skips begins with the next",
    "2011-12-30",
    "Pacific/Apia",
    "2011-12-30T10:00:00.000Z",
  ],
  ["midnight is skipped", "2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
  ["the clocks go back at midnight", "2018-02-18", "America/Sao_Paulo", "2018-02-18T03:00:00.000Z"],
  [
    "the clocks go back a minute after midnight",
    "2010-11-07",
    "America/St_Johns",
    "2010-11-07T02:30:00.000Z",
  ],
  ["east of the date line", "2026-11-27", "Pacific/Kiritimati", "2026-11-26T10:00:00.000Z"],
  ["west of it", "2026-11-27", "Etc/GMT+12", "2026-11-27T12:00:00.000Z"],
])("%s", (_name, day, zone, start) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start);
});

test("each day of two years begins where Temporal says, in zones of all kinds", () => {
  const zones = [
    "Europe/Berlin",
    "America/Havana",
    "Asia/Beirut",
    "Africa/Cairo",
    "Australia/Lord_Howe",
    "America/Asuncion",
  ];
  for (const zone of zones)
    for (let day = "2025-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
      const expected = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
      expect(startOfDay(day, zone).getTime(), `${day} in ${zone}`).toBe(expected);
    }
});
