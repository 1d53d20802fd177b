import { expect, test } from "vitest";
import { daysRange, periodDays, stepPeriod, toDay, toView, weekOf } from "./calendar-period";

test("a week begins on the member's day, also over the end of a month", () => {
  expect(weekOf("2026-12-02", "monday")).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
  expect(weekOf("2026-12-02", "sunday")[0]).toBe("2026-11-29");
  expect(weekOf("2026-12-02", "saturday")[0]).toBe("2026-11-28");
});

test("a period covers the days of its view", () => {
  const days = (view: "week" | "month" | "list") => periodDays({ view, day: "2026-11-26" }, "monday");
  expect([days("week").length, days("week")[0], days("week").at(-1)]).toEqual([
    14,
    "2026-11-23",
    "2026-12-06",
  ]);
  expect([days("month").length, days("month")[0]]).toEqual([42, "2026-10-26"]);
  expect([days("list").length, days("list")[0]]).toEqual([28, "2026-11-23"]);
});

test("a step goes to the next week, month or four weeks", () => {
  expect(stepPeriod({ view: "week", day: "2026-11-26" }, 1).day).toBe("2026-12-03");
  expect(stepPeriod({ view: "list", day: "2026-11-26" }, -1).day).toBe("2026-10-29");
  expect(stepPeriod({ view: "month", day: "2026-10-31" }, 1).day).toBe("2026-11-30");
  expect(stepPeriod({ view: "month", day: "2026-12-31" }, 2).day).toBe("2027-02-28");
});

test("the range is from midnight to midnight in the zone, over changes of the clocks", () => {
  const days = periodDays({ view: "month", day: "2026-10-01" }, "monday");
  const { from, to } = daysRange(days, "Europe/Berlin");
  expect(from.toISOString()).toBe("2026-09-27T22:00:00.000Z"); // summer time
  expect(to.toISOString()).toBe("2026-11-01T23:00:00.000Z"); // winter time
  expect((to.getTime() - from.getTime()) / 3600_000).toBe(35 * 24 + 1);
});

test("only a view and a day that exist are read from an address", () => {
  expect([toView("month"), toView("year"), toView(undefined)]).toEqual(["month", "week", "week"]);
  expect(toDay("2026-11-26")).toBe("2026-11-26");
  for (const bad of ["2026-11-31", "2026-11", "abc", "9999-01-01", undefined, ["2026-11-26"]])
    expect(toDay(bad)).toBeNull();
});
