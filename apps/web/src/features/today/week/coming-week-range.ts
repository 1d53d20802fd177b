import type { Day } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";
import { startOfDay } from "@takt/domain/shared/start-of-day";

/** Days that Today shows, from the current one. */
export const DAYS_SHOWN = 7;

/** The instants [from, to) of the days that Today shows, also with days of 23 or 25 hours. */
export function comingWeek(today: Day, zone: string): { from: Date; to: Date } {
  return { from: startOfDay(today, zone), to: startOfDay(addDays(today, DAYS_SHOWN), zone) };
}
