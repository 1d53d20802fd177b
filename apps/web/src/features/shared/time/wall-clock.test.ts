import { expect, test } from "vitest";
import { hourIn, shareOfDay, wallIn } from "./wall-clock";

test.each([
  ["2026-11-26T20:39:00Z", "Europe/Berlin", 21],
  ["2026-11-26T23:30:00Z", "Europe/Berlin", 0],
  ["2026-11-26T23:30:00Z", "Asia/Kathmandu", 5],
])("at %s the hour in %s is %i", (at, zone, hour) => {
  expect(hourIn(new Date(at), zone)).toBe(hour);
});

test("9:00 is at the same place of a day that has 23, 24 or 25 hours", () => {
  for (const at of ["2026-03-29T07:00:00Z", "2026-03-30T07:00:00Z", "2026-10-25T08:00:00Z"])
    expect(shareOfDay(new Date(at), "Europe/Berlin")).toBe(0.375);
});

test.each([
  ["2026-11-26T23:30:00Z", "Europe/Berlin", "2026-11-27T00:30"],
  ["2026-11-26T23:30:00Z", "America/New_York", "2026-11-26T18:30"],
])("at %s the wall time in %s is %s", (at, zone, wall) => {
  expect(wallIn(new Date(at), zone)).toBe(wall);
});
