import type { NotificationsDeps } from "./deps";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

/** Rows of one statement: bounds its duration. */
export const FIND_BATCH_SIZE = 500;

/**
 * Creates a notification for each post that failed recently, once per scheduling, except when its author reported the
 * failure themselves. A row is written even when the author wants no notification: it marks the occasion as handled.
 * Returns how many.
 */
export function findFailedPosts({ db, mailer }: Pick<NotificationsDeps, "db" | "mailer">): Promise<number> {
  return db.$executeRaw`
    insert into notifications (id, user_id, kind, occasion, post_id, in_app, mail_due_at)
    select gen_random_uuid(), p.author_id, 'post_failed', 'post_failed:' || p.id || ':' || p.scheduling, p.id,
      coalesce(c.in_app, true),
      case when ${mailer !== null} and u.email is not null and coalesce(c.email, true) then now() end
    from posts p
    join users u on u.id = p.author_id
    left join notification_choices c on c.user_id = u.id and c.kind = 'post_failed'
    where p.status = 'failed'
      and p.updated_at > now() - make_interval(secs => ${NOTIFICATION_TIMING.maxAgeMs / 1000}) -- guard:failed-news
      and p.deleted_at is null -- guard:failed-deleted
      and p.reason is distinct from 'denied' -- guard:failed-denied
      and u.waitlist_status = 'active' -- guard:failed-active
      and not exists (select 1 from notifications n
        where n.user_id = p.author_id and n.occasion = 'post_failed:' || p.id || ':' || p.scheduling)
    order by p.updated_at
    limit ${FIND_BATCH_SIZE}
    on conflict (user_id, occasion) do nothing`;
}
