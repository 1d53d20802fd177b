import type { OutboxDeps } from "./deps";
import { NOTIFICATION_TIMING } from "../notifications/model/notification-timing";

/**
 * Stops retrying emails that could not be sent for a day; their content stays in its own table. An email that was never
 * tried keeps waiting, because there was no mail server or no address. One about a data request is retried until the
 * request is due, because a legal deadline depends on it.
 */
export async function expireOutboxEmails({ db, log }: Pick<OutboxDeps, "db" | "log">): Promise<void> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    update outbox_emails m set mail_due_at = null
    where m.mail_due_at <= now()
      and m.mail_tries > 0
      and m.created_at < now() - make_interval(secs => ${NOTIFICATION_TIMING.expireAfterMs / 1000}) -- guard:outgoing-give-up
      and not exists (select 1 from data_requests r where r.id = m.data_request_id and r.due_at > now())
    returning m.id`;
  if (rows.length > 0)
    log.error("emails.expired", { count: rows.length, emails: rows.slice(0, 20).map(({ id }) => id) });
}
