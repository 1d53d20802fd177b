import type { Deps } from "../deps";
import { NOTIFYING } from "../notifications/model/notification-timing";
import { OUTGOING_ROW, type OutgoingRow } from "./outgoing-row";

/** Letters of one round: with some addresses each, all of them slow, it fits into the lease. */
const ROWS = 5;

/**
 * Takes letters that are due, the longest due first. They are this caller's for the lease; a caller that dies loses
 * nothing: they come up again. What goes to the provider waits while there is no address for it.
 */
export async function claimOutgoing({
  db,
  providerEmails,
}: Pick<Deps, "db" | "providerEmails">): Promise<OutgoingRow[]> {
  const claimed = await db.$queryRaw<{ id: string }[]>`
    with due as (
      select id from outgoing_mails
      where mail_due_at <= now() -- guard:outgoing-due
        and (kind = 'account_activated' or ${providerEmails.length > 0})
      order by mail_due_at, id
      limit ${ROWS}
      for update skip locked
    )
    update outgoing_mails m set
      mail_due_at = now() + make_interval(secs => ${NOTIFYING.lease / 1000}), mail_tries = m.mail_tries + 1
    from due where m.id = due.id
    returning m.id`;
  if (claimed.length === 0) return [];
  return db.outgoingMail.findMany({
    where: { id: { in: claimed.map(({ id }) => id) } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: OUTGOING_ROW,
  });
}
