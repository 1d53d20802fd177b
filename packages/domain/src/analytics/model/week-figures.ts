import type { Day } from "../../shared/day-in";
import { addDays } from "../../shared/day-steps";
import { countDays, type DayRange } from "./analytics-range";
import { type KeyMetricValue, type Measured, type Origin, toKeyMetricValue } from "./key-metric-value";
import type { LinkedinSource } from "./linkedin-source";

/** Metrics that are read of each day. */
export const WEEK_METRICS = ["impressions", "engagements", "followersGained"] as const;
export type WeekMetric = (typeof WEEK_METRICS)[number];

type Figure = Pick<KeyMetricValue, "value" | "before" | "change" | "known">;

export type WeekFigures = {
  impressions: Figure;
  followersGained: Figure;
  /** Engagements per impression of the days on which both are known. */
  engagementRate: { value: number | null; before: number | null };
  /** Impressions of each day, in order; null where they are unknown. */
  days: { day: Day; impressions: number | null }[];
  /** Null when nothing is known of the range. */
  origin: Origin | null;
};

type DayMeasurement = {
  metric: WeekMetric;
  day: Day;
  value: number;
  sources: LinkedinSource[];
  measuredAt: Date;
};

/** Sums the figures of a range and of the days before it; what is unknown is null, never 0. */
export function toWeekFigures(rows: readonly DayMeasurement[], range: DayRange): WeekFigures {
  const length = countDays(range);
  const now = rows.filter(({ day }) => day >= range.from);
  const before = rows.filter(({ day }) => day < range.from);
  const figure = (metric: WeekMetric & KeyMetricName): Figure => {
    const [daily, dailyBefore] = [now, before].map((part) => measure(part, metric));
    const {
      value,
      before: was,
      change,
      known,
    } = toKeyMetricValue(metric, length, {
      ...(daily && { daily }),
      ...(dailyBefore && { dailyBefore }),
    });
    return { value, before: was, change, known };
  };
  const impressions = new Map(now.filter(isOf("impressions")).map(({ day, value }) => [day, value]));
  return {
    impressions: figure("impressions"),
    followersGained: figure("followersGained"),
    engagementRate: { value: toRate(now), before: toRate(before) },
    days: Array.from({ length }, (_, n) => addDays(range.from, n)).map((day) => ({
      day,
      impressions: impressions.get(day) ?? null,
    })),
    origin: toOrigin(now),
  };
}

type KeyMetricName = Parameters<typeof toKeyMetricValue>[0];

const isOf = (metric: WeekMetric) => (row: DayMeasurement) => row.metric === metric;

function measure(rows: readonly DayMeasurement[], metric: WeekMetric): Measured | null {
  const values = rows.filter(isOf(metric)).map(({ value }) => value);
  if (values.length === 0) return null;
  return { sum: sum(values), highest: Math.max(...values), known: values.length };
}

function toRate(rows: readonly DayMeasurement[]): number | null {
  const shown = new Map(rows.filter(isOf("impressions")).map(({ day, value }) => [day, value]));
  const engaged = rows.filter((row) => row.metric === "engagements" && shown.has(row.day));
  const impressions = sum(engaged.map(({ day }) => shown.get(day)!));
  return impressions > 0 ? sum(engaged.map(({ value }) => value)) / impressions : null;
}

function toOrigin(rows: readonly DayMeasurement[]): Origin | null {
  if (rows.length === 0) return null;
  const newest = Math.max(...rows.map(({ measuredAt }) => measuredAt.getTime()));
  return { sources: [...new Set(rows.flatMap(({ sources }) => sources))], measuredAt: new Date(newest) };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
