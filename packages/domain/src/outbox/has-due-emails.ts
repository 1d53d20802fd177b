import type { OutboxDeps } from "./deps";
import { type EmailLane, sendableKinds } from "./email-lane";

/** Tells whether some lanes have an email to send: the conditions of `sendEmails` without its work. */
export async function hasDueEmails(
  { db, mailer, operatorEmails }: Pick<OutboxDeps, "db" | "mailer" | "operatorEmails">,
  lanes: readonly EmailLane[],
): Promise<boolean> {
  if (!mailer) return false;
  const kinds = lanes.flatMap((lane) => sendableKinds(lane, operatorEmails));
  const [row] = await db.$queryRaw<{ due: boolean }[]>`
    select exists (select 1 from outbox_emails
      where due_at <= now() and kind = any(${kinds}::text[])) as due`;
  return row!.due;
}
