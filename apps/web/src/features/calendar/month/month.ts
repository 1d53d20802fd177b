import type { Day } from "@takt/domain/shared/day-in";
import { type WeekStart, daysSinceWeekStart } from "@takt/domain/shared/time-settings";
import { addDays, daysInMonth } from "@takt/domain/shared/day-steps";

/** A month as YYYY-MM in the user's zone; days are YYYY-MM-DD. */
export type Month = string;
export type { Day, WeekStart };

export function toMonth(day: Day): Month {
  return day.slice(0, 7);
}

/** The same day in another month, or the last day of that month. */
export function sameDayIn(month: Month, day: Day): Day {
  const number = Math.min(Number(day.slice(8)), daysInMonth(month));
  return `${month}-${String(number).padStart(2, "0")}`;
}

/** The first and the last day of a day's week. */
export function weekEnds(day: Day, weekStart: WeekStart): { first: Day; last: Day } {
  const first = addDays(day, -daysSinceWeekStart(day, weekStart));
  return { first, last: addDays(first, 6) };
}

/** The four to six weeks that overlap a month, starting on the user's first day of the week. */
export function monthWeeks(month: Month, weekStart: WeekStart): Day[][] {
  const before = daysSinceWeekStart(`${month}-01`, weekStart);
  const start = addDays(`${month}-01`, -before);
  const count = Math.ceil((before + daysInMonth(month)) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(start, week * 7 + index)),
  );
}
