import type { Deps } from "../deps";
import { FOUND_AT_ONCE } from "./find-failed-posts";
import { NOTIFYING } from "./model/notification-timing";

/** A notification for each connection that became invalid lately, once per connecting. Answers how many. */
export function findInvalidConnections({ db, mailer }: Pick<Deps, "db" | "mailer">): Promise<number> {
  return db.$executeRaw`
    insert into notifications (id, user_id, kind, occasion, in_app, mail_due_at)
    select gen_random_uuid(), u.id, 'connection_invalid', 'connection_invalid:' || u.linkedin_generation,
      coalesce(c.in_app, true),
      case when ${mailer !== null} and u.email is not null and coalesce(c.email, true) then now() end
    from users u
    left join notification_choices c on c.user_id = u.id and c.kind = 'connection_invalid'
    where u.linkedin_status = 'invalid'
      and u.updated_at > now() - make_interval(secs => ${NOTIFYING.news / 1000}) -- guard:invalid-news
      and u.waitlist_status = 'active' -- guard:invalid-active
      and not exists (select 1 from notifications n
        where n.user_id = u.id and n.occasion = 'connection_invalid:' || u.linkedin_generation)
    limit ${FOUND_AT_ONCE}
    on conflict (user_id, occasion) do nothing`;
}
