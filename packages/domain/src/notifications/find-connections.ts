import { sql } from "@takt/db/sql";
import type { OutboxDeps } from "../outbox/deps";
import { createNotifications } from "./create-notifications";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

type FindDeps = Pick<OutboxDeps, "db" | "mailer">;

/** Creates a notification for each connection that became invalid recently, once per connection. Returns how many. */
export function findInvalidConnections(deps: FindDeps): Promise<number> {
  const occasions = sql`
    select u.id as user_id, 'connection_invalid:' || u.linkedin_generation as occasion, null::uuid as post_id,
      u.updated_at as at
    from users u
    where u.linkedin_status = 'invalid'
      and u.updated_at > now() - make_interval(secs => ${NOTIFICATION_TIMING.maxAgeMs / 1000}) -- guard:invalid-news
      and u.waitlist_status = 'active' -- guard:invalid-active`;
  return createNotifications(deps, "connection_invalid", occasions);
}

/**
 * Creates a notification for each connection that ends within 14, 7 or 2 days, once per connection and threshold; when
 * several thresholds have passed, only the most urgent one. Returns how many.
 */
export function findExpiringConnections(deps: FindDeps): Promise<number> {
  const days = [...NOTIFICATION_TIMING.expiryNoticeDays];
  const occasions = sql`
    select u.id as user_id, null::uuid as post_id, u.linkedin_access_token_expires_at as at,
      'connection_expiring:' || u.linkedin_generation || ':' || (
        select min(d) from unnest(${days}::int[]) d
        where u.linkedin_access_token_expires_at <= now() + make_interval(days => d)) as occasion
    from users u
    where u.linkedin_status = 'active' -- guard:expiring-status
      and u.linkedin_access_token_expires_at <= now() + make_interval(days => ${Math.max(...days)}::int)
      and u.linkedin_access_token_expires_at > now()
      and u.waitlist_status = 'active' -- guard:expiring-active`;
  return createNotifications(deps, "connection_expiring", occasions);
}
