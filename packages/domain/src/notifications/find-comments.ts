import { sql } from "@takt/db/sql";
import type { OutboxDeps } from "../outbox/deps";
import { createNotifications } from "./create-notifications";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

/**
 * Creates a notification for each first comment that was not published, or may not have been, once per time that it was
 * due. Its email is delayed a little. Returns how many.
 */
export function findFailedComments(deps: Pick<OutboxDeps, "db" | "mailer">): Promise<number> {
  const occasions = sql`
    select p.author_id as user_id, p.id as post_id, c.updated_at as at,
      'comment_failed:' || p.id || ':' || round(extract(epoch from c.due_since) * 1000)::bigint || ':' || c.state as occasion
    from post_comments c join posts p on p.id = c.post_id join users u on u.id = p.author_id
    where c.state in ('failed', 'unconfirmed')
      and c.updated_at > now() - make_interval(secs => ${NOTIFICATION_TIMING.maxAgeMs / 1000}) -- guard:comment-news
      and p.status = 'published' and p.scheduling = c.scheduling
      and p.removed_at is null -- guard:comment-news-removed
      and u.waitlist_status = 'active' -- guard:comment-news-active`;
  return createNotifications(deps, "comment_failed", occasions, NOTIFICATION_TIMING.unconfirmedDelayMs);
}

/** Returns the occasion of a notification about a first comment in its present state; null without one. */
export function commentOccasion(
  post: {
    id: string;
    status: string;
    scheduling: number;
    removedAt: Date | null;
    comment: Comment | null;
  } | null,
): string | null {
  const comment = post?.comment;
  if (!comment || post.status !== "published" || post.removedAt || comment.scheduling !== post.scheduling)
    return null;
  return `comment_failed:${post.id}:${comment.dueSince.getTime()}:${comment.state}`;
}

type Comment = { scheduling: number; dueSince: Date; state: string };
