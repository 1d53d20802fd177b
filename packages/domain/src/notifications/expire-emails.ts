import type { NotificationsDeps } from "./deps";
import { NOTIFICATION_TIMING } from "./model/notification-timing";

/** Stops retrying emails that could not be sent for a day; the app still shows their content. */
export async function expireEmails({ db, log }: Pick<NotificationsDeps, "db" | "log">): Promise<void> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    update notifications set mail_due_at = null
    where mail_due_at <= now()
      and created_at < now() - make_interval(secs => ${NOTIFICATION_TIMING.expireAfterMs / 1000}) -- guard:mail-give-up
    returning id`;
  if (rows.length > 0)
    log.error("emails.expired", { count: rows.length, notifications: rows.slice(0, 20).map(({ id }) => id) });
}
