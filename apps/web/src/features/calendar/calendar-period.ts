import type { Day } from "@takt/domain/shared/day-in";
import { addDays, addMonths, isDay } from "@takt/domain/shared/day-steps";
import { startOfDay } from "@takt/domain/shared/start-of-day";
import { daysSinceWeekStart, type WeekStart } from "@takt/domain/shared/time-settings";
import { monthWeeks, sameDayIn, toMonth } from "./month/month";

export const CALENDAR_VIEWS = ["week", "month", "list"] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** The calendar's period: a view, and a day that lies in it. */
export type CalendarPeriod = { view: CalendarView; day: Day };

const DAYS_LISTED = 28;
/** Phones list the week after the shown one as well. */
const DAYS_OF_WEEK_VIEW = 14;

/** Reads a view from an address; the week for any other text. */
export function toView(text: unknown): CalendarView {
  return CALENDAR_VIEWS.find((view) => view === text) ?? "week";
}

/** Reads a day (YYYY-MM-DD) of the years that have posts; null for any other text. */
export function toDay(text: unknown): Day | null {
  return typeof text === "string" && /^(19|20|21)/.test(text) && isDay(text) ? text : null;
}

/** The seven days of a day's week. */
export function weekOf(day: Day, weekStart: WeekStart): Day[] {
  return daysFrom(addDays(day, -daysSinceWeekStart(day, weekStart)), 7);
}

/** The days of which a period needs the posts, in order; for the month its whole weeks. */
export function periodDays({ view, day }: CalendarPeriod, weekStart: WeekStart): Day[] {
  if (view === "month") return monthWeeks(toMonth(day), weekStart).flat();
  return daysFrom(weekOf(day, weekStart)[0]!, view === "week" ? DAYS_OF_WEEK_VIEW : DAYS_LISTED);
}

/** The instants [from, to) of successive days in a zone, also with days of 23 or 25 hours. */
export function daysRange(days: readonly Day[], zone: string): { from: Date; to: Date } {
  return { from: startOfDay(days[0]!, zone), to: startOfDay(addDays(days.at(-1)!, 1), zone) };
}

/** The period that is some steps later, or earlier by a negative number: by weeks, months or four weeks. */
export function stepPeriod({ view, day }: CalendarPeriod, steps: number): CalendarPeriod {
  if (view === "month") return { view, day: sameDayIn(addMonths(toMonth(day), steps), day) };
  return { view, day: addDays(day, steps * (view === "week" ? 7 : DAYS_LISTED)) };
}

function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, n) => addDays(first, n));
}
