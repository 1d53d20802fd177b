import type { OutboxDeps } from "./deps";

/**
 * Tells whether any email is due that could be sent: the conditions of `sendEmails` and `sendOutbox` without their
 * work.
 */
export async function hasDueEmails({
  db,
  mailer,
  operatorEmails,
}: Pick<OutboxDeps, "db" | "mailer" | "operatorEmails">): Promise<boolean> {
  if (!mailer) return false;
  const [row] = await db.$queryRaw<{ due: boolean }[]>`
    select exists (select 1 from notifications where mail_due_at <= now())
      or exists (select 1 from outbox_emails where mail_due_at <= now()
        and (kind = 'account_activated' or ${operatorEmails.length > 0})) as due`;
  return row!.due;
}
