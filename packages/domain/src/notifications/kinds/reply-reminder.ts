import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { REMINDER_TIMING, remindersAfter } from "../model/reply-reminder";
import type { NotificationRow } from "../notification-row";
import { deferInQuietHours } from "../reply-reminder/defer-in-quiet-hours";

const { maxLateSeconds } = REMINDER_TIMING;

/** The reminders as rows: after how many minutes, and which choices have it. */
const REMINDERS = sql`(values ${REMINDER_TIMING.minutes
  .map((minutes) => sql`(${minutes}::int, ${remindersAfter(minutes)}::text[])`)
  .reduce((all, row) => sql`${all}, ${row}`)}) as m(minutes, choices)`;

const PLANNED = sql`(p.published_at + make_interval(mins => m.minutes))`;
const DUE = deferInQuietHours(PLANNED, sql`u.timezone`, {
  from: sql`s.quiet_from`,
  to: sql`s.quiet_to`,
});

/**
 * A post is out, and its author wants to be reminded to reply below it: once per scheduling and reminder, and of those that
 * are due together the last alone. In quiet hours it waits for their end; what would come hours late is dropped.
 */
export const replyReminder: KindDefinition = {
  icon: "comment",
  tone: "info",
  about: "post",
  occasions: [
    sql`
    select distinct on (p.id) p.author_id as user_id, p.id as post_id, ${DUE} as at,
      'reply_reminder:' || p.id || ':' || p.scheduling || ':' || m.minutes as occasion
    from posts p join users u on u.id = p.author_id
      left join slot_settings s on s.user_id = p.author_id and s.workspace_id = p.workspace_id
      cross join ${REMINDERS}
    where p.status = 'published' -- guard:reminder-status
      and p.updated_at > now() - make_interval(secs => ${maxLateSeconds + 60 * Math.max(...REMINDER_TIMING.minutes)})
      and ${PLANNED} > now() - make_interval(secs => ${maxLateSeconds}) -- guard:reminder-late
      and ${DUE} <= now() -- guard:reminder-due
      and coalesce(p.reply_reminder, u.reply_reminder)::text = any(m.choices) -- guard:reminder-choice
      and p.deleted_at is null -- guard:reminder-deleted
      and p.removed_at is null -- guard:reminder-removed
      and u.waitlist_status = 'active' -- guard:reminder-active
      and not exists (select 1 from account_deletions a where a.user_id = u.id and a.undone_at is null) -- guard:reminder-leaving
    order by p.id, m.minutes desc`,
  ],
  emailMaxAgeMs: maxLateSeconds * 1000,
  isOpen: ({ post, occasion }) =>
    post?.status === "published" &&
    !post.deletedAt &&
    !post.removedAt &&
    occasion.startsWith(`reply_reminder:${post.id}:${post.scheduling}:`),
  lines: ({ post }) => [line("out", { when: { at: getPublishedAt(post) } })],
  email: ({ post, user }) => ({
    subject: line("subject"),
    paragraphs: [line("what", { time: { at: getPublishedAt(post), zone: user.timezone } }), line("next")],
    action: "post",
  }),
  summary: { note: () => line("note"), list: "published" },
};

/** A post that is out has a time; what became of it since is asked before. */
const getPublishedAt = (post: NotificationRow["post"]) => post!.publishedAt ?? new Date(0);
