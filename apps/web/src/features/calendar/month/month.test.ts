import { addMonths } from "@takt/domain/shared/day-steps";
import { expect, test } from "vitest";
import { monthWeeks, sameDayIn, weekEnds } from "./month";

test("weeks begin on Monday and cover the month", () => {
  const november = monthWeeks("2026-11", "monday"); // the 1st is a Sunday
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
  ]);
  expect(november[5]![6]).toBe("2026-12-06");
  expect(monthWeeks("2027-02", "monday")).toHaveLength(4); // Monday to Sunday exactly
});

test("weeks begin on Sunday or Saturday when the user has chosen it", () => {
  const sundays = monthWeeks("2026-11", "sunday"); // the 1st is a Sunday: nothing before it
  expect(sundays).toHaveLength(5);
  expect(sundays.map((week) => week[0])).toEqual([
    "2026-11-01",
    "2026-11-08",
    "2026-11-15",
    "2026-11-22",
    "2026-11-29",
  ]);
  expect(sundays[4]![6]).toBe("2026-12-05");
  const saturdays = monthWeeks("2026-11", "saturday");
  expect(saturdays[0]![0]).toBe("2026-10-31");
  expect(saturdays.at(-1)![6]).toBe("2026-12-04");
});

test.each(["monday", "sunday", "saturday"] as const)(
  "with weeks from %s, every month has each day once and in order",
  (start) => {
    for (let month = "2026-01"; month < "2029-01"; month = addMonths(month, 1)) {
      const days = monthWeeks(month, start).flat();
      expect(days).toEqual([...new Set(days)].sort());
      expect(days.filter((day) => day.startsWith(month))).toHaveLength(
        new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
      );
      // No week lies outside the month altogether.
      expect(days[6]! >= `${month}-01` && days.at(-7)! < `${addMonths(month, 1)}-01`).toBe(true);
    }
  },
);

test("the ends of a week may be in different months", () => {
  expect(weekEnds("2026-12-02", "monday")).toEqual({ first: "2026-11-30", last: "2026-12-06" });
  expect(weekEnds("2026-12-02", "sunday")).toEqual({ first: "2026-11-29", last: "2026-12-05" });
  expect(weekEnds("2026-12-02", "saturday")).toEqual({ first: "2026-11-28", last: "2026-12-04" });
  expect(weekEnds("2026-11-29", "sunday").first).toBe("2026-11-29");
});

test("adding months crosses the year, and the 31st becomes the 30th", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(sameDayIn("2026-11", "2026-10-31")).toBe("2026-11-30");
});
