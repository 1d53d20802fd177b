import { expect, test } from "vitest";
import { startOfDay } from "./start-of-day";

test("days of 23 and 25 hours, and one that starts at one o'clock, have their first instant", () => {
  const hours = (day: string, next: string) =>
    (startOfDay(next, "Europe/Berlin").getTime() - startOfDay(day, "Europe/Berlin").getTime()) / 3600_000;
  expect(hours("2027-03-28", "2027-03-29")).toBe(23);
  expect(hours("2026-10-25", "2026-10-26")).toBe(25);
  expect(startOfDay("2018-11-04", "America/Sao_Paulo").toISOString()).toBe("2018-11-04T03:00:00.000Z");
});
