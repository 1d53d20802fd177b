import type { OutboxDeps } from "./deps";
import { EMAIL_LANES, JOB_LANES, sendableKinds } from "./model/email-lanes";

/** Tells whether the jobs have an email to send: the conditions of `sendEmails` without its work. */
export async function hasDueEmails({
  db,
  mailer,
  operatorEmails,
}: Pick<OutboxDeps, "db" | "mailer" | "operatorEmails">): Promise<boolean> {
  if (!mailer) return false;
  const kinds = JOB_LANES.flatMap((lane) => sendableKinds(EMAIL_LANES[lane], operatorEmails));
  const [row] = await db.$queryRaw<{ due: boolean }[]>`
    select exists (select 1 from outbox_emails
      where due_at <= now() and kind = any(${kinds}::outbox_email_kind[])) as due`;
  return row!.due;
}
