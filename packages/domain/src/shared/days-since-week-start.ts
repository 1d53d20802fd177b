import { Temporal } from "temporal-polyfill";
import type { Day } from "./day-in";
import type { WeekStart } from "./week-starts";

/** ISO numbers of weekdays: Monday is 1. */
const FIRST: Record<WeekStart, number> = { monday: 1, saturday: 6, sunday: 7 };

/** How many days a day lies after the first of its week: 0 to 6. */
export function daysSinceWeekStart(day: Day, weekStart: WeekStart): number {
  return (Temporal.PlainDate.from(day).dayOfWeek - FIRST[weekStart] + 7) % 7;
}
