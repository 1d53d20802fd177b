import { sql } from "@takt/db/sql";
import { z } from "zod";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import type { Day } from "../shared/day-in";
import { daysInRange } from "../shared/day-borders";
import type { CalendarPost } from "./model/post-view";
import { ownedBySql } from "./owned-by";
/** Longest range; the widest view is six weeks of a month. */
const MAX_RANGE_MS = 62 * 24 * 3600_000;
/** Posts per day; a cell of the month shows three, its list all of these. */
export const MAX_POSTS_PER_DAY = 10;
/** Characters of a text; a day shows one line of it. */
const EXCERPT_LENGTH = 90;

export const calendarInput = z
  .strictObject({ from: z.date(), to: z.date() })
  .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= MAX_RANGE_MS);

export type CalendarPosts = {
  /** The first ten of each day in the actor's zone, in the order of their times. */
  posts: CalendarPost[];
  /** Days with more posts than that, and how many more. */
  more: { day: Day; count: number }[];
};

/** Lists the actor's posts with a time in [from, to). */
export async function listCalendarPosts(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  range: z.infer<typeof calendarInput>,
): Promise<CalendarPosts> {
  const days = daysInRange(range, actor.zone);
  const eachDay = sql`unnest(${days.map(({ day }) => day)}::text[],
    ${days.map(({ from }) => from)}::timestamptz[], ${days.map(({ to }) => to)}::timestamptz[]) as d(day, first, last)`;
  const onDay = sql`${ownedBySql(actor)} and p.deleted_at is null and p.scheduled_at >= d.first and p.scheduled_at < d.last`;
  const posts = await db.$queryRaw<CalendarPost[]>`
    select s.id, s.status::text as status, s.scheduled_at as "scheduledAt", nullif(s.due_at, s.scheduled_at) as "dueAt",
      s.status = 'scheduled' and u.linkedin_status <> 'active' as "heldBack",
      left(coalesce(nullif(s.content, ''), s.poll_question, s.link_title, ''), ${EXCERPT_LENGTH}::int) as excerpt
    from ${eachDay} cross join lateral (
      select * from posts p
      where ${onDay}
      order by p.scheduled_at, p.id limit ${MAX_POSTS_PER_DAY}::int
    ) s
    join users u on u.id = s.author_id
    order by s.scheduled_at, s.id`;
  const more = await db.$queryRaw<CalendarPosts["more"]>`
    select d.day, c.count from ${eachDay} cross join lateral (
      select count(*)::int - ${MAX_POSTS_PER_DAY}::int as count from posts p where ${onDay}
    ) c
    where c.count > 0 order by d.day`;
  return { posts, more };
}
