import type { NotificationsDeps } from "./deps";
import { countHeldPosts } from "../posts/held-posts";
import { claimEmails } from "./claim-emails";
import { expireEmails } from "./expire-emails";
import { NOTIFICATION_TIMING, retryDelayMs } from "./model/notification-timing";
import type { NotificationRow } from "./notification-row";
import { planEmails, type PlannedEmail } from "./plan-emails";
import type { Mailer } from "./ports/mailer";

/**
 * Sends one round of due notification emails, each at least once: an email that the server took without an answer is
 * sent again with the same id. Answers how many were accepted, and whether another round is worthwhile. Never throws
 * for a single email.
 */
export async function sendEmails(
  deps: Pick<NotificationsDeps, "db" | "clock" | "log" | "mailer">,
): Promise<{ sent: number; more: boolean }> {
  const { mailer } = deps;
  if (!mailer) return { sent: 0, more: false };
  await expireEmails(deps);
  const rows = await claimEmails(deps);
  let [sent, failedInARow] = [0, 0];
  for (const userRows of groupByUser(rows)) {
    for (const email of await plan(deps, userRows)) {
      // Rows that are not tried now keep their lease and come up again.
      if (failedInARow >= NOTIFICATION_TIMING.maxConsecutiveFailures) return { sent, more: false };
      if (await send({ ...deps, mailer }, email)) [sent, failedInARow] = [sent + 1, 0];
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

/** Skips and defers rows that are not to be sent; returns the emails for the rest. */
async function plan(
  { db, clock }: Pick<NotificationsDeps, "db" | "clock">,
  rows: NotificationRow[],
): Promise<PlannedEmail[]> {
  const { user } = rows[0]!;
  const now = clock.now();
  const hourAgo = new Date(now - 3_600_000);
  // Rows of one email have the same `mailedAt`.
  const recent = await db.notification.findMany({
    where: { userId: user.id, mailedAt: { gt: hourAgo } },
    distinct: ["mailedAt"],
    select: { mailedAt: true },
    orderBy: { mailedAt: "asc" },
  });
  const heldBack = await countHeldPosts({ db }, user);
  const { emails, skip, defer } = planEmails(rows, { sentThisHour: recent.length, heldBack, now });
  await db.notification.updateMany({ where: { id: { in: ids(skip) } }, data: { mailDueAt: null } });
  const nextAttemptAt = new Date((recent[0]?.mailedAt?.getTime() ?? now) + 3_600_000);
  await db.notification.updateMany({
    where: { id: { in: ids(defer) } },
    data: { mailDueAt: nextAttemptAt, mailTries: { decrement: 1 } },
  });
  return emails;
}

async function send(
  { db, clock, log, mailer }: Pick<NotificationsDeps, "db" | "clock" | "log"> & { mailer: Mailer },
  { id, rows, content }: PlannedEmail,
): Promise<boolean> {
  const { user, mailTries } = rows[0]!;
  try {
    const locale = user.preferredLanguage === "de" ? "de" : "en";
    await mailer.send({ id, to: user.email!, locale, content });
  } catch (error) {
    // The row stays and is retried later.
    log.warn("mail.failed", {
      email: id,
      kind: content.kind,
      tries: mailTries,
      why: (error as Error).message,
    });
    await db.notification.updateMany({
      where: { id: { in: ids(rows) } },
      data: { mailDueAt: new Date(clock.now() + retryDelayMs(mailTries)) },
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
