import type { OutboxDeps } from "./deps";
import { NOTIFICATION_TIMING } from "../notifications/model/notification-timing";
import { OUTBOX_ROW, type OutboxRow } from "./outbox-row";

/** Rows of one round: with several slow addresses each, a round still fits into the lease. */
const MAX_ROWS = 5;

/**
 * Claims emails that are due, longest due first. The caller holds them for the lease; when it dies they come up again.
 * Emails to the operator wait while no operator address is configured.
 */
export async function claimOutboxEmails({
  db,
  operatorEmails,
}: Pick<OutboxDeps, "db" | "operatorEmails">): Promise<OutboxRow[]> {
  const claimed = await db.$queryRaw<{ id: string }[]>`
    with due as (
      select id from outbox_emails
      where mail_due_at <= now() -- guard:outgoing-due
        and (kind = 'account_activated' or ${operatorEmails.length > 0})
      order by mail_due_at, id
      limit ${MAX_ROWS}
      for update skip locked
    )
    update outbox_emails m set
      mail_due_at = now() + make_interval(secs => ${NOTIFICATION_TIMING.leaseMs / 1000}), mail_tries = m.mail_tries + 1
    from due where m.id = due.id
    returning m.id`;
  if (claimed.length === 0) return [];
  return db.outboxEmail.findMany({
    where: { id: { in: claimed.map(({ id }) => id) } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: OUTBOX_ROW,
  });
}
