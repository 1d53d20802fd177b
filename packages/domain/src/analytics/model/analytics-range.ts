import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { type Day, dayIn } from "../../shared/day-in";

/** The ranges that are offered, in days. */
export const RANGE_PRESETS = [7, 30, 90, 365] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** The longest range: figures are kept for two years. */
export const MAX_RANGE_DAYS = 731;

const day = z.iso.date({ abort: true });

/** A range of calendar days, both inclusive. */
export type DayRange = { from: Day; to: Day };

export const dayRangeInput = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to && daysOf({ from, to }) <= MAX_RANGE_DAYS);

/** Error codes of analytics. */
export type AnalyticsErrorCode =
  /** The range begins before what the plan shows; data.days, earliest (YYYY-MM-DD), plan. */
  "analytics_range_locked";

/** Returns the number of days of a range. */
export function daysOf({ from, to }: DayRange): number {
  return Temporal.PlainDate.from(from).until(to).days + 1;
}

/** Returns the range of a preset: it ends with the last whole day of the zone, since figures of today are not whole. */
export function rangeOfPreset(preset: RangePreset, now: number, zone: string): DayRange {
  const today = Temporal.PlainDate.from(dayIn(new Date(now), zone));
  return { from: today.subtract({ days: preset }).toString(), to: today.subtract({ days: 1 }).toString() };
}

/** Returns the range of the same length that ends before a range begins. */
export function rangeBefore(range: DayRange): DayRange {
  const from = Temporal.PlainDate.from(range.from);
  return {
    from: from.subtract({ days: daysOf(range) }).toString(),
    to: from.subtract({ days: 1 }).toString(),
  };
}

/**
 * Returns the first day that a plan shows: as many days before the zone's today as it includes; null without a limit.
 */
export function earliestDay(analyticsDays: number | null, now: number, zone: string): Day | null {
  if (analyticsDays === null) return null;
  return Temporal.PlainDate.from(dayIn(new Date(now), zone))
    .subtract({ days: analyticsDays })
    .toString();
}

/** Returns the day after a day. */
export function dayAfter(one: Day): Day {
  return Temporal.PlainDate.from(one).add({ days: 1 }).toString();
}
