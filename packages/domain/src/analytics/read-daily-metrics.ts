import { sql } from "@takt/db/sql";
import type { CoreDeps } from "../shared/core-deps";
import type { Day } from "../shared/day-in";
import { type DayRange, rangeBefore } from "./model/analytics-range";
import type { Measured } from "./model/key-metric-value";
import type { LinkedinSource } from "./model/linkedin-source";
import type { Counts, MemberDayMetric } from "./model/metrics";

/** A day of the range with what is known of it. */
type DayMetrics = { day: Day; values: Counts<MemberDayMetric> };

export type DailyMetrics = {
  /** The days of the range of which anything is known. */
  days: DayMetrics[];
  now: Partial<Record<MemberDayMetric, Measured>>;
  before: Partial<Record<MemberDayMetric, Measured>>;
  /** Impressions and engagements of the days on which both are known. */
  rate: { now: RateSums | null; before: RateSums | null };
  /** The last number of followers up to the end of the range. */
  followers: { value: number; day: Day; sources: LinkedinSource[]; measuredAt: Date } | null;
};

type RateSums = { impressions: number; engagements: number };

type MetricRow = Measured & { metric: MemberDayMetric; current: boolean; origins: string };

/** Reads the daily figures of a range and of the period before, from the member's rollups. */
export async function readDailyMetrics(
  { db }: Pick<CoreDeps, "db">,
  userId: string,
  range: DayRange,
): Promise<DailyMetrics> {
  const before = rangeBefore(range);
  const rows = sql`daily_rollups where user_id = ${userId}::uuid and day`;
  const [metrics, days, rates, followers] = await Promise.all([
    db.$queryRaw<MetricRow[]>`
      select metric, day >= ${range.from}::date as current, sum(value)::float8 as sum, max(value) as highest,
        count(*)::int as known, string_agg(distinct array_to_string(sources, ','), ',') as origins,
        max(measured_at) as "measuredAt"
      from ${rows} between ${before.from}::date and ${range.to}::date
      group by 1, 2`,
    db.$queryRaw<DayMetrics[]>`
      select day::text as day, jsonb_object_agg(metric, value) as values
      from ${rows} between ${range.from}::date and ${range.to}::date
      group by 1 order by 1`,
    db.$queryRaw<(RateSums & { current: boolean })[]>`
      select i.day >= ${range.from}::date as current,
        sum(i.value)::float8 as impressions, sum(e.value)::float8 as engagements
      from daily_rollups i
        join daily_rollups e on e.user_id = i.user_id and e.day = i.day and e.metric = 'engagements'
      where i.user_id = ${userId}::uuid and i.metric = 'impressions'
        and i.day between ${before.from}::date and ${range.to}::date
      group by 1`,
    db.$queryRaw<NonNullable<DailyMetrics["followers"]>[]>`
      select value, day::text as day, sources::text[] as sources, measured_at as "measuredAt"
      from ${rows} <= ${range.to}::date and metric = 'followers'
      order by day desc limit 1`,
  ]);
  const of = (current: boolean) =>
    Object.fromEntries(
      metrics.filter((row) => row.current === current).map((row) => [row.metric, toMeasured(row)]),
    );
  const toRate = (current: boolean) => rates.find((row) => row.current === current) ?? null;
  return {
    days,
    now: of(true),
    before: of(false),
    rate: { now: toRate(true), before: toRate(false) },
    followers: followers[0] ?? null,
  };
}

function toMeasured({ sum, highest, known, origins, measuredAt }: MetricRow): Measured {
  return { sum, highest, known, sources: [...new Set(origins.split(","))] as LinkedinSource[], measuredAt };
}
