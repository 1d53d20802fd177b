import type { Deps } from "../deps";
import type { AlarmKind, Letter } from "../notifications/ports/mailer";

/** As long as one process may take to write its letters; then another one, or the next look, tries again. */
const LEASE_SECONDS = 60;

type Due = { kind: AlarmKind; detail: string; raisedAt: Date; clearedAt: Date | null };

/**
 * Writes to the provider what became of alarms, once for all processes: who takes the lease writes. A process that
 * dies in between, or a mail server that is away, means a later try; the letter's id makes a repeat show once.
 */
export async function mailAlarms({
  db,
  log,
  mailer,
  providerEmails,
  providerLanguage,
}: Pick<Deps, "db" | "log" | "mailer" | "providerEmails" | "providerLanguage">): Promise<void> {
  if (!mailer || providerEmails.length === 0) return;
  const due = await db.$queryRaw<Due[]>`
    update alarms set mail_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where mailed_at is null and raised_at is not null
      and mail_due_at <= now() -- guard:alarm-mail-lease
    returning kind, detail, raised_at as "raisedAt", cleared_at as "clearedAt"`;
  for (const alarm of due) {
    try {
      for (const letter of letters(alarm, providerEmails, providerLanguage)) await mailer.send(letter);
    } catch (cause) {
      log.warn("health.alarm_not_mailed", { kind: alarm.kind, cause: String(cause) });
      continue;
    }
    // What happened to the alarm meanwhile is another letter.
    await db.$executeRaw`
      update alarms set mailed_at = now(), mail_due_at = null
      where kind = ${alarm.kind} and raised_at = ${alarm.raisedAt}
        and cleared_at is not distinct from ${alarm.clearedAt}::timestamptz -- guard:alarm-mailed-state`;
  }
}

function letters(
  { kind, detail, raisedAt, clearedAt }: Due,
  to: readonly string[],
  locale: "en" | "de",
): Letter[] {
  const at = clearedAt ?? raisedAt;
  const what = clearedAt ? "alarm_cleared" : "alarm_raised";
  return to.map((address) => ({
    to: address,
    locale,
    id: `${what}-${kind}-${at.getTime()}-${address}`,
    content: { kind: what, alarm: kind, detail, at },
  }));
}
