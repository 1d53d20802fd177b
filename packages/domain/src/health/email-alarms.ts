import type { HealthDeps } from "./deps";
import type { AlarmKind, Email } from "../notifications/ports/mailer";

/** How long one process may take to send its emails; then another process, or the next check, tries again. */
const LEASE_SECONDS = 60;

type Due = { kind: AlarmKind; detail: string; raisedAt: Date; clearedAt: Date | null };

/**
 * Emails the operator about raised and cleared alarms; of several processes the one with the lease sends. When a
 * process dies before it is done, or the mail server is away, the emails are sent later; an email's id makes a repeat
 * show once.
 */
export async function emailAlarms({
  db,
  log,
  mailer,
  operatorEmails,
  operatorLanguage,
}: Pick<HealthDeps, "db" | "log" | "mailer" | "operatorEmails" | "operatorLanguage">): Promise<void> {
  if (!mailer || operatorEmails.length === 0) return;
  const due = await db.$queryRaw<Due[]>`
    update alarms set mail_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where mailed_at is null and raised_at is not null
      and mail_due_at <= now() -- guard:alarm-mail-lease
    returning kind, detail, raised_at as "raisedAt", cleared_at as "clearedAt"`;
  for (const alarm of due) {
    try {
      for (const email of toEmails(alarm, operatorEmails, operatorLanguage)) await mailer.send(email);
    } catch (cause) {
      log.warn("health.alarm_not_mailed", { kind: alarm.kind, cause: String(cause) });
      continue;
    }
    // A change of the alarm meanwhile gets an email of its own.
    await db.$executeRaw`
      update alarms set mailed_at = now(), mail_due_at = null
      where kind = ${alarm.kind} and raised_at = ${alarm.raisedAt}
        and cleared_at is not distinct from ${alarm.clearedAt}::timestamptz -- guard:alarm-mailed-state`;
  }
}

function toEmails(
  { kind, detail, raisedAt, clearedAt }: Due,
  to: readonly string[],
  locale: "en" | "de",
): Email[] {
  const at = clearedAt ?? raisedAt;
  const kindOfEmail = clearedAt ? "alarm_cleared" : "alarm_raised";
  return to.map((address) => ({
    to: address,
    locale,
    id: `${kindOfEmail}-${kind}-${at.getTime()}-${address}`,
    content: { kind: kindOfEmail, alarm: kind, detail, at },
  }));
}
