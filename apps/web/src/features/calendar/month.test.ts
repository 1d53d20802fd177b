import { expect, test } from "vitest";
import { addMonths, dayIn, isMonth, monthWeeks, postsByDay, sameDayIn, weeksRange } from "./month";

test("weeks begin on Monday and cover the month", () => {
  const november = monthWeeks("2026-11"); // the 1st is a Sunday
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
  expect(monthWeeks("2027-02")).toHaveLength(4); // Monday to Sunday exactly
});

test("the range is from midnight to midnight in the zone, over changes of the clocks", () => {
  const { from, to } = weeksRange(monthWeeks("2026-10"), "Europe/Berlin");
  expect(from.toISOString()).toBe("2026-09-27T22:00:00.000Z"); // summer time
  expect(to.toISOString()).toBe("2026-11-01T23:00:00.000Z"); // winter time
  expect((to.getTime() - from.getTime()) / 3600_000).toBe(35 * 24 + 1);
});

test("a post belongs to the day of the zone, not of UTC", () => {
  const post = { id: "p", scheduledAt: new Date("2026-11-22T23:30:00Z") };
  expect([...postsByDay([post], "Europe/Berlin").keys()]).toEqual(["2026-11-23"]);
  expect([...postsByDay([post], "America/New_York").keys()]).toEqual(["2026-11-22"]);
  expect(dayIn(post.scheduledAt, "Asia/Tokyo")).toBe("2026-11-23");
});

test("months are walked over the turn of the year; the 31st becomes the 30th", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(sameDayIn("2026-11", "2026-10-31")).toBe("2026-11-30");
});

test("what is in the URL may be anything", () => {
  expect(isMonth("2026-11")).toBe(true);
  for (const bad of ["2026-13", "2026-1", "abc", "2026-11-01", "9999-01"]) expect(isMonth(bad)).toBe(false);
});
