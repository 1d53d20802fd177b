import { raw } from "@takt/db/sql";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import {
  type BestTime,
  bestTimes,
  HINT_HOURS,
  HINT_MIN_AGE_DAYS,
  type TimeGroup,
  type TimeOfWeek,
} from "./model/best-time";

/** Posts of which hints are made: a year, and what is older is another audience. */
const HINT_DAYS = 365;
const DAY_MS = 86_400_000;

type Row = { weekday: number | null; block: number | null } & Omit<TimeGroup, "time">;

/**
 * Gets the times of the week whose posts had more impressions than the actor's others in the last year, in their time
 * zone; nothing when their figures do not show it. It is no view of the analytics.
 */
export async function getBestTimes(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
): Promise<BestTime[]> {
  const now = clock.now();
  const [since, until] = [HINT_DAYS, HINT_MIN_AGE_DAYS].map((days) => new Date(now - days * DAY_MS));
  const rows = await db.$queryRaw<Row[]>`
    select weekday, block, count(*)::int as n, sum(log)::float8 as sum, sum(log * log)::float8 as squares
    from (
      select ln(r.impressions + 1) as log,
        extract(isodow from p.published_at at time zone ${actor.zone})::int as weekday,
        extract(hour from p.published_at at time zone ${actor.zone})::int / ${raw(String(HINT_HOURS))} as block
      from linkedin_posts p join post_rollups r on r.linkedin_post_id = p.id
      where p.user_id = ${actor.userId}::uuid and r.impressions is not null
        and p.published_at >= ${since} and p.published_at < ${until}
    ) as one
    group by grouping sets ((weekday), (block)) order by 1, 2`;
  return bestTimes(
    rows.map(({ weekday, block, ...sums }) => ({ time: toTime(weekday, block ?? 0), ...sums })),
  );
}

function toTime(weekday: number | null, block: number): TimeOfWeek {
  if (weekday !== null) return { kind: "weekday", weekday };
  return { kind: "hours", from: block * HINT_HOURS, to: (block + 1) * HINT_HOURS };
}
