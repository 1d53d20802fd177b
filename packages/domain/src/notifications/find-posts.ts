import { sql } from "@takt/db/sql";
import type { OutboxDeps } from "../outbox/deps";
import { createNotifications } from "./create-notifications";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

type FindDeps = Pick<OutboxDeps, "db" | "mailer">;
const MAX_AGE_SECONDS = NOTIFICATION_TIMING.maxAgeMs / 1000;

/**
 * Creates a notification for each post that failed recently, once per scheduling, except when its author reported the
 * failure themselves. Returns how many.
 */
export function findFailedPosts(deps: FindDeps): Promise<number> {
  const occasions = sql`
    select p.author_id as user_id, 'post_failed:' || p.id || ':' || p.scheduling as occasion, p.id as post_id,
      p.updated_at as at
    from posts p join users u on u.id = p.author_id
    where p.status = 'failed'
      and p.updated_at > now() - make_interval(secs => ${MAX_AGE_SECONDS}) -- guard:failed-news
      and p.deleted_at is null -- guard:failed-deleted
      and p.reason is distinct from 'denied' -- guard:failed-denied
      and u.waitlist_status = 'active' -- guard:failed-active`;
  return createNotifications(deps, "post_failed", occasions);
}

/**
 * Creates a notification for each unconfirmed post, once per attempt. Its email is delayed a little. Returns how many.
 */
export function findUnconfirmedPosts(deps: FindDeps): Promise<number> {
  const occasions = sql`
    select p.author_id as user_id, 'post_unconfirmed:' || p.id || ':' || p.attempt_id as occasion, p.id as post_id,
      p.updated_at as at
    from posts p join users u on u.id = p.author_id
    where p.status = 'unconfirmed' and p.attempt_id is not null
      and p.updated_at > now() - make_interval(secs => ${MAX_AGE_SECONDS}) -- guard:unconfirmed-news
      and p.deleted_at is null -- guard:unconfirmed-deleted
      and u.waitlist_status = 'active' -- guard:unconfirmed-active`;
  return createNotifications(deps, "post_unconfirmed", occasions, NOTIFICATION_TIMING.unconfirmedDelayMs);
}
