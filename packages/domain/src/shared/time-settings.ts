import type { Day } from "./day-in";

/** How hours are written; `auto` follows the language. */
export const HOUR_CYCLES = ["auto", "h23", "h12"] as const;
export type HourCycle = (typeof HOUR_CYCLES)[number];

/** The first day of the week, as users can choose it. */
export const WEEK_STARTS = ["monday", "sunday", "saturday"] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** Weekdays as JavaScript numbers them. */
export const FIRST_WEEKDAY = { sunday: 0, monday: 1, saturday: 6 } as const satisfies Record<
  WeekStart,
  number
>;

/** Returns how many days a day is after the first day of its week: 0 to 6. */
export function daysSinceWeekStart(day: Day, weekStart: WeekStart): number {
  return (new Date(day).getUTCDay() - FIRST_WEEKDAY[weekStart] + 7) % 7;
}
