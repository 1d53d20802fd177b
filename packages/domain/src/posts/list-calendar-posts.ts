import { sql } from "@takt/db/sql";
import type { z } from "zod";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import type { Day } from "../shared/day-in";
import { daysInRange } from "../shared/day-borders";
import { rangeInput } from "../shared/range-input";
import { LABEL_IDS_COLUMN } from "./label-ids-column";
import { metricColumn } from "./metric-column";
import type { CalendarPost } from "./model/post-view";
import { AUTHOR_CONSENTS, postsOfSql } from "./posts-of";
import { can } from "../workspaces/model/acts";
import { LACKS_APPROVAL } from "./approvals/needs-approval";
import { authorColumn, type AuthorRow, toShownAuthor } from "./author-column";
import { excerptColumn, isHeldBack, type SummaryRow } from "./post-summary";
import { isWhose, whoseInput } from "./whose";

/** A range of at most 62 days, and whose posts. */
export const calendarInput = rangeInput.safeExtend({ whose: whoseInput });

/** Posts per day; a cell of the month shows three, its list all of these. */
export const MAX_POSTS_PER_DAY = 10;
/** Characters of a text; a day shows one line of it. */
const EXCERPT_LENGTH = 90;

export type CalendarPosts = {
  /** The first ten of each day in the actor's zone, in the order of their times. */
  posts: CalendarPost[];
  /** Days with more posts than that, and how many more. */
  more: { day: Day; count: number }[];
};

type Row = Pick<CalendarPost, "id" | "status" | "scheduledAt" | "excerpt" | "labelIds"> &
  Pick<SummaryRow, "linkedinStatus" | "authorId" | "isConsented"> & {
    dueAt: Date | null;
    isAtRisk: boolean;
    isUnapproved: boolean;
    impressions: number | null;
    author: AuthorRow;
  };

/** Lists the workspace's posts with a time in [from, to), or of these the actor's, or those that wait for them. */
export async function listCalendarPosts(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  { whose, ...range }: z.infer<typeof calendarInput>,
): Promise<CalendarPosts> {
  const days = daysInRange(range, actor.zone);
  const eachDay = sql`unnest(${days.map(({ day }) => day)}::text[],
    ${days.map(({ from }) => from)}::timestamptz[], ${days.map(({ to }) => to)}::timestamptz[]) as d(day, first, last)`;
  const onDay = sql`${postsOfSql(actor, "content.read")} and p.deleted_at is null and p.scheduled_at >= d.first and p.scheduled_at < d.last
    and ${isWhose(actor, whose)}`;
  const rows = await db.$queryRaw<Row[]>`
    select s.*, u.linkedin_status::text as "linkedinStatus" from ${eachDay} cross join lateral (
      select p.id, p.status::text as status, p.scheduled_at as "scheduledAt",
        nullif(p.due_at, p.scheduled_at) as "dueAt", ${excerptColumn(EXCERPT_LENGTH)},
        p.status = 'scheduled' and exists (
          select 1 from post_rehearsals r where r.post_id = p.id and r.version = p.version) as "isAtRisk",
        p.status = 'scheduled' and ${LACKS_APPROVAL} as "isUnapproved",
        ${metricColumn("impressions")}, ${LABEL_IDS_COLUMN}, p.author_id as "authorId",
        ${AUTHOR_CONSENTS} as "isConsented", ${authorColumn(actor)}
      from posts p
      where ${onDay}
      order by p.scheduled_at, p.id limit ${MAX_POSTS_PER_DAY}::int
    ) s
    join users u on u.id = s."authorId"
    order by s."scheduledAt", s.id`;
  const more = await db.$queryRaw<CalendarPosts["more"]>`
    select d.day, c.count from ${eachDay} cross join lateral (
      select count(*)::int - ${MAX_POSTS_PER_DAY}::int as count from posts p where ${onDay}
    ) c
    where c.count > 0 order by d.day`;
  return { posts: rows.map((row) => toCalendarPost(row, actor)), more };
}

function toCalendarPost(row: Row, actor: Actor): CalendarPost {
  const { id, status, scheduledAt, excerpt, labelIds, dueAt, impressions, author } = row;
  return {
    id,
    status,
    scheduledAt,
    excerpt,
    labelIds,
    mayPublish: can(actor, "posts.publish", row),
    heldBack: isHeldBack(row),
    ...(dueAt && { dueAt }),
    ...(row.isAtRisk && { isAtRisk: true }),
    ...(row.isUnapproved && { isUnapproved: true }),
    ...(impressions !== null && { impressions }),
    ...(author && { author: toShownAuthor(author, actor)! }),
  };
}
