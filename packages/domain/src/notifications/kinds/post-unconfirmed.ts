import { sql } from "@takt/db/sql";
import { line } from "../../shared/line";
import type { KindDefinition } from "../kind-definition";
import { MAX_AGE_SECONDS, NOTIFICATION_TIMING } from "../model/notification-timing";

/** LinkedIn did not say whether it has a post: once per attempt. The email is delayed a little. */
export const postUnconfirmed: KindDefinition = {
  icon: "question",
  tone: "warning",
  about: "post",
  occasions: [
    sql`
    select p.author_id as user_id, 'post_unconfirmed:' || p.id || ':' || p.attempt_id as occasion, p.id as post_id,
      p.updated_at as at
    from posts p join users u on u.id = p.author_id
    where p.status = 'unconfirmed' and p.attempt_id is not null
      and p.updated_at > now() - make_interval(secs => ${MAX_AGE_SECONDS}) -- guard:unconfirmed-news
      and p.deleted_at is null -- guard:unconfirmed-deleted
      and u.waitlist_status = 'active' -- guard:unconfirmed-active`,
  ],
  emailDelayMs: NOTIFICATION_TIMING.unconfirmedDelayMs,
  isOpen: ({ post, occasion }) =>
    post?.status === "unconfirmed" &&
    !post.deletedAt &&
    occasion === `post_unconfirmed:${post.id}:${post.attemptId}`,
  lines: () => [line("unanswered")],
  email: ({ post, user }, { now }) => ({
    subject: line("subject"),
    paragraphs: [
      line("what", { time: { at: post!.attemptedAt ?? new Date(now), zone: user.timezone } }),
      line("ask"),
    ],
    action: "post",
  }),
  summary: { note: () => line("note"), list: "unconfirmed" },
};
