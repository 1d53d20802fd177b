import type { Deps } from "../deps";
import { NOTIFYING, retryWait } from "../notifications/model/notification-timing";
import type { Mailer } from "../notifications/ports/mailer";
import { claimOutgoing } from "./claim-outgoing";
import { giveUpOutgoing } from "./give-up-outgoing";
import type { OutgoingRow } from "./outgoing-row";
import { planOutgoing } from "./plan-outgoing";

type Sending = Pick<Deps, "db" | "clock" | "log" | "providerEmails" | "providerLanguage">;

/**
 * Sends a round of the letters that are no notifications, each at least once: one that was taken without an answer is
 * sent again, with the same id. Answers how many rows were done with, and whether another round is worth it. Without a
 * mail server they wait. Never throws for a letter.
 */
export async function sendOutgoing(
  deps: Sending & Pick<Deps, "mailer">,
): Promise<{ sent: number; more: boolean }> {
  const { mailer } = deps;
  if (!mailer) return { sent: 0, more: false };
  await giveUpOutgoing(deps);
  const rows = await claimOutgoing(deps);
  let [sent, failedInARow] = [0, 0];
  for (const row of rows) {
    // What is not tried now keeps its lease and comes up again.
    if (failedInARow >= NOTIFYING.failuresInARow) return { sent, more: false };
    if (await send({ ...deps, mailer }, row)) [sent, failedInARow] = [sent + 1, 0];
    else failedInARow += 1;
  }
  return { sent, more: rows.length > 0 };
}

async function send(deps: Sending & { mailer: Mailer }, row: OutgoingRow): Promise<boolean> {
  const { db, clock, log, mailer } = deps;
  const letters = planOutgoing(row, deps);
  try {
    for (const letter of letters) await mailer.send(letter);
  } catch (error) {
    // Kept in the row: it is tried again later, to all addresses; who has it already sees the repeat once.
    log.warn("mail.failed", {
      letter: row.id,
      kind: row.kind,
      tries: row.mailTries,
      why: (error as Error).message,
    });
    await db.outgoingMail.updateMany({
      where: { id: row.id },
      data: { mailDueAt: new Date(clock.now() + retryWait(row.mailTries)) },
    });
    return false;
  }
  const mailedAt = letters.length > 0 ? new Date(clock.now()) : null;
  await db.outgoingMail.updateMany({ where: { id: row.id }, data: { mailDueAt: null, mailedAt } });
  return true;
}
