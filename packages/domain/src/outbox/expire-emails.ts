import type { OutboxDeps } from "./deps";
import type { EmailLane } from "./email-lane";
import { LEGAL_EXPIRE_AFTER_MS } from "./model/lanes";

/**
 * Stops retrying emails that could not be sent for a day; what they say stays in its own table. An email that was never
 * tried keeps waiting, because there was no mail server or no address; that of a notification is too old by then, and
 * the app shows it. What a law asks for is retried for a week, and an email about a data request until that is due.
 */
export async function expireEmails(
  { db, log }: Pick<OutboxDeps, "db" | "log">,
  { kinds, expireAfterMs }: EmailLane,
): Promise<void> {
  if (expireAfterMs === null) return;
  const legal = Object.keys(kinds).filter((kind) => kinds[kind]!.legal);
  const rows = await db.$queryRaw<{ id: string }[]>`
    update outbox_emails m set due_at = null
    where m.due_at <= now()
      and m.kind = any(${Object.keys(kinds)}::text[])
      and not (m.tries = 0 and m.notification_id is null) -- guard:email-expired-untried
      and m.created_at < now() - make_interval(secs => ${expireAfterMs / 1000}) -- guard:email-expired
      and not (m.kind = any(${legal}::text[]) and m.created_at > now() - make_interval(secs => ${LEGAL_EXPIRE_AFTER_MS / 1000})) -- guard:email-expired-legal
      and not exists (select 1 from data_requests r where r.id = m.data_request_id and r.due_at > now()) -- guard:email-expired-request
    returning m.id`;
  if (rows.length > 0)
    log.error("emails.expired", { count: rows.length, emails: rows.slice(0, 20).map(({ id }) => id) });
}
