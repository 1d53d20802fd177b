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
  const first = Temporal.PlainDate.from(today).subtract({ days: daysSinceWeekStart(today, weekStart) });
  const days = Array.from({ length: 8 }, (_, index) => first.add({ days: index }).toString());
  const starts = days.map((day) => startOfDay(day, actor.zone));
  const own = ownedBySql(actor);
  const counted = await db.$queryRaw<WeekDay[]>`
    select d.day,
      (select count(*)::int from posts p
        where ${own} and p.deleted_at is null and p.status in ('scheduled', 'publishing', 'unconfirmed')
          and p.scheduled_at >= d.first and p.scheduled_at < d.last) as planned,
      (select count(*)::int from posts p
        where ${own} and p.deleted_at is null and p.status = 'published'
          and p.published_at >= d.first and p.published_at < d.last) as published
    from unnest(${days.slice(0, 7)}::text[], ${starts.slice(0, 7)}::timestamptz[], ${starts.slice(1)}::timestamptz[])
      as d(day, first, last)
    order by d.day`;
  return { today, days: counted };
}
