import type { Deps } from "../deps";
import { FOUND_AT_ONCE } from "./find-failed-posts";
import { NOTIFYING } from "./model/notification-timing";

/**
 * A notification for each connection that ends within 14, 7 or 2 days, once per connecting and number; only the most
 * urgent one where several have come at once. Answers how many.
 */
export function findExpiringConnections({ db, mailer }: Pick<Deps, "db" | "mailer">): Promise<number> {
  return db.$executeRaw`
    with ending as (
      select u.id, u.email,
        'connection_expiring:' || u.linkedin_generation || ':' || (
          select min(d) from unnest(${[...NOTIFYING.expiring]}::int[]) d
          where u.linkedin_access_token_expires_at <= now() + make_interval(days => d)) as occasion
      from users u
      where u.linkedin_status = 'active' -- guard:expiring-status
        and u.linkedin_access_token_expires_at <= now() + make_interval(days => ${Math.max(...NOTIFYING.expiring)}::int)
        and u.linkedin_access_token_expires_at > now()
        and u.waitlist_status = 'active' -- guard:expiring-active
    )
    insert into notifications (id, user_id, kind, occasion, in_app, mail_due_at)
    select gen_random_uuid(), e.id, 'connection_expiring', e.occasion, coalesce(c.in_app, true),
      case when ${mailer !== null} and e.email is not null and coalesce(c.email, true) then now() end
    from ending e
    left join notification_choices c on c.user_id = e.id and c.kind = 'connection_expiring'
    where not exists (select 1 from notifications n where n.user_id = e.id and n.occasion = e.occasion)
    limit ${FOUND_AT_ONCE}
    on conflict (user_id, occasion) do nothing`;
}
