import type { Day } from "@takt/domain/shared/day-in";
import type { DaySpan } from "@takt/domain/metrics/model/collection-plan";
import { z } from "zod";

/** A date as LinkedIn writes it; the fields that a range leaves open are missing. */
const date = z.object({ day: z.int(), month: z.int(), year: z.int() });
const dateRange = z.object({ start: date.optional() });

/** One number of a member or post. A total has an empty range, a day one that starts with it. */
export const statistic = z.object({
  count: z.int32(),
  /** Before version 202605 an object with the type's name as its only field. */
  metricType: z.union([z.string(), z.record(z.string(), z.string())]),
  dateRange: dateRange.optional(),
});
export type Statistic = z.infer<typeof statistic>;

/** How many followers there are, or what a day's number of them is. */
export const followersCount = z.object({ memberFollowersCount: z.int32(), dateRange: dateRange.optional() });
export type FollowersCount = z.infer<typeof followersCount>;

/** Whether a statistic is of a metric, in either form. */
export function isOfMetric({ metricType }: Statistic, metric: string): boolean {
  return (typeof metricType === "string" ? metricType : Object.values(metricType)[0]) === metric;
}

/**
 * Returns the day that a number is of; null for a total. It is the start of its own range, whichever way LinkedIn means
 * the end (docs/linkedin-api.md, Figures of members, `analyticsEnd`).
 */
export function toDay({
  dateRange: range,
}: {
  dateRange?: z.infer<typeof dateRange> | undefined;
}): Day | null {
  if (!range?.start) return null;
  const { year, month, day } = range.start;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Writes a span of days as a parameter. Its end is the day after the last, for if it were exclusive. */
export function dateRangeParam({ from, to }: DaySpan): string {
  const after = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return `dateRange=(start:${dateParam(from)},end:${dateParam(after)})`;
}

function dateParam(day: Day): string {
  const [year, month, date] = day.split("-").map(Number);
  return `(day:${date},month:${month},year:${year})`;
}
