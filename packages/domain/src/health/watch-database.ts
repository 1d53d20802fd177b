import type { HealthDeps } from "./deps";
import { emailsToOperator } from "../outbox/email-planner";

/** Failed checks in a row that raise the alarm: about a minute, with a check every 15 s. */
const MIN_FAILED_CHECKS = 4;
/** Replicas see an outage within seconds of each other, so their emails nearly always have one id, and show once. */
const SAME_OUTAGE_MS = 3_600_000;

/**
 * Watches the database for one process. No row can hold this alarm, so the process does, and each replica sends emails.
 * Call the returned function with the result of each check; an email that cannot be sent is retried at the next check.
 */
export function watchDatabase({
  clock,
  log,
  mailer,
  operatorEmails,
  operatorLanguage,
}: Pick<HealthDeps, "clock" | "log" | "mailer" | "operatorEmails" | "operatorLanguage">) {
  let failedChecks = 0;
  /** Last state that was reported to the operator. */
  let reported: "alarm_raised" | "alarm_cleared" = "alarm_cleared";

  return async (answers: boolean): Promise<void> => {
    failedChecks = answers ? 0 : failedChecks + 1;
    const state = failedChecks >= MIN_FAILED_CHECKS ? "alarm_raised" : answers ? "alarm_cleared" : reported;
    if (!mailer || state === reported) return;
    const at = new Date(clock.now());
    const outage = Math.floor(at.getTime() / SAME_OUTAGE_MS);
    try {
      for (const email of emails(state, outage, at)) await mailer.send(email);
      reported = state;
    } catch (cause) {
      log.warn("health.alarm_not_mailed", { kind: "database", cause: String(cause) });
    }
  };

  function emails(kind: typeof reported, outage: number, at: Date) {
    const content = { kind, alarm: "database", detail: "", at } as const;
    return emailsToOperator({ operatorEmails, operatorLanguage }, `${kind}-database-${outage}`, content);
  }
}
