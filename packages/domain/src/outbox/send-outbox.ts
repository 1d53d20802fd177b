import type { OutboxDeps } from "./deps";
import { NOTIFICATION_TIMING, retryDelayMs } from "../notifications/model/notification-timing";
import type { Mailer } from "../notifications/ports/mailer";
import { claimOutboxEmails } from "./claim-outbox-emails";
import { expireOutboxEmails } from "./expire-outbox-emails";
import type { OutboxRow } from "./outbox-row";
import { planOutboxEmails } from "./plan-outbox-emails";

type SendDeps = Pick<OutboxDeps, "db" | "clock" | "log" | "operatorEmails" | "operatorLanguage">;

/**
 * Sends one round of the outbox (emails other than notifications), each at least once: an email that the server took
 * without an answer is sent again with the same id. Answers how many rows are done, and whether another round is
 * worthwhile. Without a mail server the emails wait. Never throws for a single email.
 */
export async function sendOutbox(
  deps: SendDeps & Pick<OutboxDeps, "mailer">,
): Promise<{ sent: number; more: boolean }> {
  const { mailer } = deps;
  if (!mailer) return { sent: 0, more: false };
  await expireOutboxEmails(deps);
  const rows = await claimOutboxEmails(deps);
  let [sent, failedInARow] = [0, 0];
  for (const row of rows) {
    // Rows that are not tried now keep their lease and come up again.
    if (failedInARow >= NOTIFICATION_TIMING.maxConsecutiveFailures) return { sent, more: false };
    if (await send({ ...deps, mailer }, row)) [sent, failedInARow] = [sent + 1, 0];
    else failedInARow += 1;
  }
  return { sent, more: rows.length > 0 };
}

async function send(deps: SendDeps & { mailer: Mailer }, row: OutboxRow): Promise<boolean> {
  const { db, clock, log, mailer } = deps;
  const emails = planOutboxEmails(row, deps);
  try {
    for (const email of emails) await mailer.send(email);
  } catch (error) {
    // The row stays and is retried later, to all addresses; recipients who already have it see one message, because the
    // id is the same.
    log.warn("mail.failed", {
      email: row.id,
      kind: row.kind,
      tries: row.mailTries,
      why: (error as Error).message,
    });
    await db.outboxEmail.updateMany({
      where: { id: row.id },
      data: { mailDueAt: new Date(clock.now() + retryDelayMs(row.mailTries)) },
    });
    return false;
  }
  const mailedAt = emails.length > 0 ? new Date(clock.now()) : null;
  await db.outboxEmail.updateMany({ where: { id: row.id }, data: { mailDueAt: null, mailedAt } });
  return true;
}
