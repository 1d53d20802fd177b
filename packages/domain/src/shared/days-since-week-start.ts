import { Temporal } from "temporal-polyfill";
import type { Day } from "./day-in";
import type { WeekStart } from "./week-starts";

/** ISO weekday numbers: Monday is 1. */
const FIRST_WEEKDAY: Record<WeekStart, number> = { monday: 1, saturday: 6, sunday: 7 };

/** Returns how many days a day is after the first day of its week: 0 to 6. */
export function daysSinceWeekStart(day: Day, weekStart: WeekStart): number {
  return (Temporal.PlainDate.from(day).dayOfWeek - FIRST_WEEKDAY[weekStart] + 7) % 7;
}
