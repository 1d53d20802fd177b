import type { TimeOfWeek } from "@takt/domain/analytics/model/best-time";
import type { Day } from "@takt/domain/shared/day-in";
import { daysSinceWeekStart } from "@takt/domain/shared/time-settings";

/** Hours of a day at which the member's posts had more impressions, from 0 to 24. */
export type GoodHours = { from: number; to: number };

/**
 * Returns the good hours of a day: those that are good on every day, and all of a good weekday. They may overlap: what is
 * good by both is tinted twice.
 */
export function goodHours(day: Day, times: readonly { time: TimeOfWeek }[]): GoodHours[] {
  // From 1, Monday, to 7.
  const weekday = daysSinceWeekStart(day, "monday") + 1;
  return times.flatMap(({ time }) => {
    if (time.kind === "hours") return [{ from: time.from, to: time.to }];
    return time.weekday === weekday ? [{ from: 0, to: 24 }] : [];
  });
}
