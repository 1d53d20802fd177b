import { sql } from "@takt/db/sql";
import { Temporal } from "temporal-polyfill";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { dayIn } from "../shared/day-in";
import { startOfDay } from "../shared/start-of-day";
import { type WeekStart, daysSinceWeekStart } from "../shared/time-settings";
import { ownedBySql } from "./owned-by";

/** A day of the week with its numbers of posts. */
type WeekDay = {
  /** YYYY-MM-DD in the user's zone. */
  day: string;
  /** Posts that are scheduled, being sent or unconfirmed. */
  planned: number;
  published: number;
};

type Week = {
  /** The current day, one of `days`. */
  today: string;
  /** Seven days, from the first day of the user's week. */
  days: WeekDay[];
};

/**
 * Returns the current week in the actor's time zone with the posts of each day: planned posts by their scheduled time,
 * published posts by when they went out.
 */
export async function getWeek(
  { db, clock }: Pick<PostsDeps, "db" | "clock">,
  actor: Actor,
  weekStart: WeekStart,
): Promise<Week> {
  const today = dayIn(new Date(clock.now()), actor.zone);
  const firstDay = Temporal.PlainDate.from(today).subtract({ days: daysSinceWeekStart(today, weekStart) });
  const days = Array.from({ length: 8 }, (_, index) => firstDay.add({ days: index }).toString());
  const starts = days.map((day) => startOfDay(day, actor.zone));
  // The whole week is a range that the planner knows: it would not use the index for the days of a joined table.
  const [first, last] = [starts[0]!, starts[7]!];
  const live = sql`${ownedBySql(actor)} and p.deleted_at is null`;
  const counted = await db.$queryRaw<{ kind: "planned" | "published"; day: number; count: number }[]>`
    select 'planned' as kind, width_bucket(p.scheduled_at, ${starts}::timestamptz[]) as day, count(*)::int as count
    from posts p
    where ${live} and p.status in ('scheduled', 'publishing', 'unconfirmed')
      and p.scheduled_at >= ${first}::timestamptz and p.scheduled_at < ${last}::timestamptz
    group by 2
    union all
    select 'published', width_bucket(p.published_at, ${starts}::timestamptz[]), count(*)::int
    from posts p
    where ${live} and p.status = 'published'
      and p.published_at >= ${first}::timestamptz and p.published_at < ${last}::timestamptz
    group by 2`;
  const week = days.slice(0, 7).map((day): WeekDay => ({ day, planned: 0, published: 0 }));
  for (const { kind, day, count } of counted) week[day - 1]![kind] = count;
  return { today, days: week };
}
