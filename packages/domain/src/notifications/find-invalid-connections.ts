import type { NotificationsDeps } from "./deps";
import { FIND_BATCH_SIZE } from "./find-failed-posts";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

/** Creates a notification for each connection that became invalid recently, once per connection. Returns how many. */
export function findInvalidConnections({
  db,
  mailer,
}: Pick<NotificationsDeps, "db" | "mailer">): Promise<number> {
  return db.$executeRaw`
    insert into notifications (id, user_id, kind, occasion, in_app, mail_due_at)
    select gen_random_uuid(), u.id, 'connection_invalid', 'connection_invalid:' || u.linkedin_generation,
      coalesce(c.in_app, true),
      case when ${mailer !== null} and u.email is not null and coalesce(c.email, true) then now() end
    from users u
    left join notification_choices c on c.user_id = u.id and c.kind = 'connection_invalid'
    where u.linkedin_status = 'invalid'
      and u.updated_at > now() - make_interval(secs => ${NOTIFICATION_TIMING.maxAgeMs / 1000}) -- guard:invalid-news
      and u.waitlist_status = 'active' -- guard:invalid-active
      and not exists (select 1 from notifications n
        where n.user_id = u.id and n.occasion = 'connection_invalid:' || u.linkedin_generation)
    limit ${FIND_BATCH_SIZE}
    on conflict (user_id, occasion) do nothing`;
}
