import type { Deps } from "../deps";
import { countHeldPosts } from "../posts/count-held-posts";
import { claimMails } from "./claim-mails";
import { giveUpMails } from "./give-up-mails";
import { NOTIFYING, retryWait } from "./model/notification-timing";
import type { NotificationRow } from "./notification-row";
import { planLetters, type PlannedLetter } from "./plan-letters";
import type { Mailer } from "./ports/mailer";

/**
 * Sends a round of the letters that are due, each at least once: one that was taken without an answer is sent again,
 * with the same id. Answers how many were taken, and whether another round is worth it. Never throws for a letter.
 */
export async function sendMails(
  deps: Pick<Deps, "db" | "clock" | "log" | "mailer">,
): Promise<{ sent: number; more: boolean }> {
  const { mailer } = deps;
  if (!mailer) return { sent: 0, more: false };
  await giveUpMails(deps);
  const rows = await claimMails(deps);
  let [sent, failedInARow] = [0, 0];
  for (const hers of groupByUser(rows)) {
    for (const letter of await plan(deps, hers)) {
      // What is not tried now keeps its lease and comes up again.
      if (failedInARow >= NOTIFYING.failuresInARow) return { sent, more: false };
      if (await send({ ...deps, mailer }, letter)) [sent, failedInARow] = [sent + 1, 0];
      else failedInARow += 1;
    }
  }
  return { sent, more: rows.length > 0 };
}

function groupByUser(rows: NotificationRow[]): NotificationRow[][] {
  const groups = new Map<string, NotificationRow[]>();
  for (const row of rows) groups.set(row.userId, [...(groups.get(row.userId) ?? []), row]);
  return [...groups.values()];
}

/** Drops and puts off what is not to be sent; answers the rest as letters. */
async function plan(
  { db, clock }: Pick<Deps, "db" | "clock">,
  rows: NotificationRow[],
): Promise<PlannedLetter[]> {
  const { user } = rows[0]!;
  const now = clock.now();
  const hourAgo = new Date(now - 3_600_000);
  // Rows of one letter have the same moment.
  const recent = await db.notification.findMany({
    where: { userId: user.id, mailedAt: { gt: hourAgo } },
    distinct: ["mailedAt"],
    select: { mailedAt: true },
    orderBy: { mailedAt: "asc" },
  });
  const heldBack = await countHeldPosts({ db }, user);
  const { letters, drop, putOff } = planLetters(rows, { sentThisHour: recent.length, heldBack, now });
  await db.notification.updateMany({ where: { id: { in: ids(drop) } }, data: { mailDueAt: null } });
  const again = new Date((recent[0]?.mailedAt?.getTime() ?? now) + 3_600_000);
  await db.notification.updateMany({
    where: { id: { in: ids(putOff) } },
    data: { mailDueAt: again, mailTries: { decrement: 1 } },
  });
  return letters;
}

async function send(
  { db, clock, log, mailer }: Pick<Deps, "db" | "clock" | "log"> & { mailer: Mailer },
  { id, rows, content }: PlannedLetter,
): Promise<boolean> {
  const { user, mailTries } = rows[0]!;
  try {
    const locale = user.preferredLanguage === "de" ? "de" : "en";
    await mailer.send({ id, to: user.email!, locale, content });
  } catch (error) {
    // Kept in the row: it is tried again later.
    log.warn("mail.failed", {
      letter: id,
      kind: content.kind,
      tries: mailTries,
      why: (error as Error).message,
    });
    await db.notification.updateMany({
      where: { id: { in: ids(rows) } },
      data: { mailDueAt: new Date(clock.now() + retryWait(mailTries)) },
    });
    return false;
  }
  await db.notification.updateMany({
    where: { id: { in: ids(rows) } },
    data: { mailDueAt: null, mailedAt: new Date(clock.now()) },
  });
  return true;
}

const ids = (rows: NotificationRow[]) => rows.map(({ id }) => id);
