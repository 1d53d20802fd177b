import { sql } from "@takt/db/sql";
import type { OutboxDeps } from "../outbox/deps";
import { createNotifications } from "./create-notifications";
import { NOTIFICATION_TIMING } from "./model/notification-timing";
import type { NotificationRow } from "./notification-row";

type FindDeps = Pick<OutboxDeps, "db" | "mailer">;
type Grants = NotificationRow["user"]["linkedinGrants"];

/**
 * Creates a notification for each grant of a further product (connections/model/api-product.ts) that became invalid
 * recently, once per grant. Returns how many.
 */
export function findInvalidGrants(deps: FindDeps): Promise<number> {
  const occasions = sql`
    select g.user_id, null::uuid as post_id, g.updated_at as at,
      'grant_ending:' || g.product || ':' || g.generation || ':invalid' as occasion
    from linkedin_grants g join users u on u.id = g.user_id
    where g.status = 'invalid'
      and g.updated_at > now() - make_interval(secs => ${NOTIFICATION_TIMING.maxAgeMs / 1000}) -- guard:grant-news
      and u.waitlist_status = 'active' -- guard:grant-invalid-active`;
  return createNotifications(deps, "grant_ending", occasions);
}

/**
 * Creates a notification for each grant that ends within 14, 7 or 2 days, once per grant and threshold; when several
 * thresholds have passed, only the most urgent one. Returns how many.
 */
export function findExpiringGrants(deps: FindDeps): Promise<number> {
  const days = [...NOTIFICATION_TIMING.expiryNoticeDays];
  const occasions = sql`
    select g.user_id, null::uuid as post_id, g.access_token_expires_at as at,
      'grant_ending:' || g.product || ':' || g.generation || ':' || (
        select min(d) from unnest(${days}::int[]) d
        where g.access_token_expires_at <= now() + make_interval(days => d)) as occasion
    from linkedin_grants g join users u on u.id = g.user_id
    where g.status = 'active' -- guard:grant-status
      and g.access_token_expires_at <= now() + make_interval(days => ${Math.max(...days)}::int)
      and g.access_token_expires_at > now()
      and u.waitlist_status = 'active' -- guard:grant-active`;
  return createNotifications(deps, "grant_ending", occasions);
}

/** Finds the grant that a notification is about; null when it was made anew, disconnected, or has ended since. */
export function findGrantOf(occasion: string, grants: Grants): Grants[number] | null {
  const [, product, generation, threshold] = occasion.split(":");
  const status = threshold === "invalid" ? "invalid" : "active";
  const isMeant = (grant: Grants[number]) =>
    grant.product === product && grant.generation === Number(generation) && grant.status === status;
  return grants.find(isMeant) ?? null;
}
