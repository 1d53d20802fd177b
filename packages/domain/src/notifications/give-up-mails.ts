import type { Deps } from "../deps";
import { NOTIFYING } from "./model/notification-timing";

/** Letters that could not be sent for a day are no longer tried; the app still shows what they would have said. */
export async function giveUpMails({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    update notifications set mail_due_at = null
    where mail_due_at <= now()
      and created_at < now() - make_interval(secs => ${NOTIFYING.giveUp / 1000}) -- guard:mail-give-up
    returning id`;
  if (rows.length > 0)
    log.error("mail.given_up", { count: rows.length, notifications: rows.slice(0, 20).map(({ id }) => id) });
}
