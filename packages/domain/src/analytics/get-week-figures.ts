import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import type { Day } from "../shared/day-in";
import { type DayRange, rangeBefore, rangeOfPreset } from "./model/analytics-range";
import type { LinkedinSource } from "./model/linkedin-source";
import { toWeekFigures, WEEK_METRICS, type WeekFigures, type WeekMetric } from "./model/week-figures";

type Row = { metric: WeekMetric; day: Day; value: number; sources: LinkedinSource[]; measuredAt: Date };

/**
 * Gets what is known of the last seven whole days beside the seven before, in one statement over at most fourteen days. It
 * is no view of the analytics.
 */
export async function getWeekFigures(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<WeekFigures & { range: DayRange }> {
  const range = rangeOfPreset(7, clock.now(), actor.zone);
  const rows = await db.$queryRaw<Row[]>`
    select metric, day::text as day, value::float8 as value, sources::text[] as sources, measured_at as "measuredAt"
    from daily_rollups
    where user_id = ${actor.userId}::uuid and metric = any(${[...WEEK_METRICS]}::text[])
      and day between ${rangeBefore(range).from}::date and ${range.to}::date
    order by day`;
  return { range, ...toWeekFigures(rows, range) };
}
