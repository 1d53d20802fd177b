import type { NotificationsDeps } from "./deps";
import { FIND_BATCH_SIZE } from "./find-failed-posts";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

/**
 * Creates a notification for each unconfirmed post, once per attempt. Its email is delayed a little. Returns how many.
 */
export function findUnconfirmedPosts({
  db,
  mailer,
}: Pick<NotificationsDeps, "db" | "mailer">): Promise<number> {
  return db.$executeRaw`
    insert into notifications (id, user_id, kind, occasion, post_id, in_app, mail_due_at)
    select gen_random_uuid(), p.author_id, 'post_unconfirmed',
      'post_unconfirmed:' || p.id || ':' || p.attempt_id, p.id, coalesce(c.in_app, true),
      case when ${mailer !== null} and u.email is not null and coalesce(c.email, true)
        then now() + make_interval(secs => ${NOTIFICATION_TIMING.unconfirmedDelayMs / 1000}) end
    from posts p
    join users u on u.id = p.author_id
    left join notification_choices c on c.user_id = u.id and c.kind = 'post_unconfirmed'
    where p.status = 'unconfirmed' and p.attempt_id is not null
      and p.updated_at > now() - make_interval(secs => ${NOTIFICATION_TIMING.maxAgeMs / 1000}) -- guard:unconfirmed-news
      and p.deleted_at is null -- guard:unconfirmed-deleted
      and u.waitlist_status = 'active' -- guard:unconfirmed-active
      and not exists (select 1 from notifications n
        where n.user_id = p.author_id and n.occasion = 'post_unconfirmed:' || p.id || ':' || p.attempt_id)
    order by p.updated_at
    limit ${FIND_BATCH_SIZE}
    on conflict (user_id, occasion) do nothing`;
}
