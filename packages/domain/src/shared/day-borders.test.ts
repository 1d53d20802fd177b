import { expect, test } from "vitest";
import { daysInRange } from "./day-borders";
import { startOfDay } from "./start-of-day";

test("days of 23 and 25 hours, and one that starts at one o'clock, have their first instant", () => {
  const hours = (day: string, next: string) =>
    (startOfDay(next, "Europe/Berlin").getTime() - startOfDay(day, "Europe/Berlin").getTime()) / 3600_000;
  expect(hours("2027-03-28", "2027-03-29")).toBe(23);
  expect(hours("2026-10-25", "2026-10-26")).toBe(25);
  expect(startOfDay("2018-11-04", "America/Sao_Paulo").toISOString()).toBe("2018-11-04T03:00:00.000Z");
});

const range = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });

const hours = (zone: string, from: string, to: string) =>
  daysInRange(range(from, to), zone).map(
    ({ day, from, to }) => `${day} ${(to.getTime() - from.getTime()) / 3_600_000}`,
  );

test.each([
  [
    "whole days, one of them 23 hours long",
    "Europe/Berlin",
    "2027-03-26T23:00:00Z",
    "2027-03-29T22:00:00Z",
    ["2027-03-27 24", "2027-03-28 23", "2027-03-29 24"],
  ],
  [
    "three hours of one day",
    "Europe/Berlin",
    "2027-05-01T10:00:00Z",
    "2027-05-01T13:00:00Z",
    ["2027-05-01 3"],
  ],
  [
    "three hours over midnight",
    "America/New_York",
    "2027-05-02T03:00:00Z",
    "2027-05-02T06:00:00Z",
    ["2027-05-01 1", "2027-05-02 2"],
  ],
  [
    "a day that was left out",
    "Pacific/Apia",
    "2011-12-29T10:00:00Z",
    "2011-12-31T10:00:00Z",
    ["2011-12-29 24", "2011-12-31 24"],
  ],
])("%s", (_name, zone, from, to, wanted) => {
  expect(hours(zone, from, to)).toEqual(wanted);
});
