import type { NotificationsDeps } from "./deps";
import { FIND_BATCH_SIZE } from "./find-failed-posts";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

/**
 * Creates a notification for each connection that ends within 14, 7 or 2 days, once per connection and threshold; when
 * several thresholds have passed, only the most urgent one. Returns how many.
 */
export function findExpiringConnections({
  db,
  mailer,
}: Pick<NotificationsDeps, "db" | "mailer">): Promise<number> {
  return db.$executeRaw`
    with ending as (
      select u.id, u.email,
        'connection_expiring:' || u.linkedin_generation || ':' || (
          select min(d) from unnest(${[...NOTIFICATION_TIMING.expiryNoticeDays]}::int[]) d
          where u.linkedin_access_token_expires_at <= now() + make_interval(days => d)) as occasion
      from users u
      where u.linkedin_status = 'active' -- guard:expiring-status
        and u.linkedin_access_token_expires_at <= now() + make_interval(days => ${Math.max(...NOTIFICATION_TIMING.expiryNoticeDays)}::int)
        and u.linkedin_access_token_expires_at > now()
        and u.waitlist_status = 'active' -- guard:expiring-active
    )
    insert into notifications (id, user_id, kind, occasion, in_app, mail_due_at)
    select gen_random_uuid(), e.id, 'connection_expiring', e.occasion, coalesce(c.in_app, true),
      case when ${mailer !== null} and e.email is not null and coalesce(c.email, true) then now() end
    from ending e
    left join notification_choices c on c.user_id = e.id and c.kind = 'connection_expiring'
    where not exists (select 1 from notifications n where n.user_id = e.id and n.occasion = e.occasion)
    limit ${FIND_BATCH_SIZE}
    on conflict (user_id, occasion) do nothing`;
}
