import { type Day, dayIn } from "../../shared/day-in";
import { addDays, daysBetween, isDay } from "../../shared/day-steps";

/** The ranges that are offered, in days. */
export const RANGE_PRESETS = [7, 30, 90, 365] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** The longest range: figures are kept for two years. */
const MAX_RANGE_DAYS = 731;

/** A range of calendar days, both inclusive. */
export type DayRange = { from: Day; to: Day };

/** Whether a range can be asked for: two days that exist, in order, and no more of them than are kept. */
export function isRange({ from, to }: { from: string; to: string }): boolean {
  return isDay(from) && isDay(to) && from <= to && countDays({ from, to }) <= MAX_RANGE_DAYS;
}

/** Returns the first day that the longest range to `today` has. */
export function firstStoredDay(today: Day): Day {
  return addDays(today, 1 - MAX_RANGE_DAYS);
}

/** Error codes of analytics. */
export type AnalyticsErrorCode =
  /** The range begins before what the plan shows; data.days, earliest (YYYY-MM-DD), plan. */
  "analytics_range_locked";

/** Returns the number of days of a range. */
export function countDays({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1;
}

/** Returns the range of a preset: it ends with the last whole day of the zone, since figures of today are not whole. */
export function rangeOfPreset(preset: RangePreset, now: number, zone: string): DayRange {
  const today = dayIn(new Date(now), zone);
  return { from: addDays(today, -preset), to: addDays(today, -1) };
}

/** Returns the range of the same length that ends before a range begins. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

/**
 * Returns the first day that a plan shows: as many days before the zone's today as it includes; null without a limit.
 */
export function earliestDay(analyticsDays: number | null, now: number, zone: string): Day | null {
  if (analyticsDays === null) return null;
  return addDays(dayIn(new Date(now), zone), -analyticsDays);
}
