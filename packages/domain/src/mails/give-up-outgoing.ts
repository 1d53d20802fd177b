import type { Deps } from "../deps";
import { NOTIFYING } from "../notifications/model/notification-timing";

/**
 * Letters that were tried and could not be sent for a day are no longer tried; what they would have said stays in its
 * table. One that was never tried waits on: nobody was there to send it, or to write to. One about a data request is
 * tried until the request is due, since a deadline hangs on it.
 */
export async function giveUpOutgoing({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    update outgoing_mails m set mail_due_at = null
    where m.mail_due_at <= now()
      and m.mail_tries > 0
      and m.created_at < now() - make_interval(secs => ${NOTIFYING.giveUp / 1000}) -- guard:outgoing-give-up
      and not exists (select 1 from data_requests r where r.id = m.data_request_id and r.due_at > now())
    returning m.id`;
  if (rows.length > 0)
    log.error("mail.given_up", { count: rows.length, outgoing: rows.slice(0, 20).map(({ id }) => id) });
}
