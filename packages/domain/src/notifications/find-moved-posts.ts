import { sql } from "@takt/db/sql";
import type { OutboxDeps } from "../outbox/deps";
import { createNotifications } from "./create-notifications";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

/**
 * Creates a notification for each scheduled post whose instant has changed with the rules of its clocks, once per
 * instant. Returns how many.
 */
export function findMovedPosts(deps: Pick<OutboxDeps, "db" | "mailer">): Promise<number> {
  const occasions = sql`
    select p.author_id as user_id, p.id as post_id, p.updated_at as at,
      'post_moved:' || p.id || ':' || round(extract(epoch from p.scheduled_at) * 1000)::bigint as occasion
    from posts p join users u on u.id = p.author_id
    where p.moved_from is not null -- guard:moved
      and p.updated_at > now() - make_interval(secs => ${NOTIFICATION_TIMING.maxAgeMs / 1000})
      and p.status = 'scheduled' -- guard:moved-status
      and p.deleted_at is null -- guard:moved-deleted
      and u.waitlist_status = 'active' -- guard:moved-active`;
  return createNotifications(deps, "post_moved", occasions);
}

/** Returns the occasion of a notification about a post's present time; null when it was not moved, or is not ahead. */
export function movedOccasion(
  post: {
    id: string;
    status: string;
    deletedAt: Date | null;
    scheduledAt: Date | null;
    movedFrom: Date | null;
  } | null,
): string | null {
  if (post?.status !== "scheduled" || post.deletedAt || !post.movedFrom || !post.scheduledAt) return null;
  return `post_moved:${post.id}:${post.scheduledAt.getTime()}`;
}
