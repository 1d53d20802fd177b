import type { Deps } from "../deps";

/** Whether any letter is due that could be sent: the looks of `sendMails` and `sendOutgoing`, without their work. */
export async function hasDueMails({
  db,
  mailer,
  providerEmails,
}: Pick<Deps, "db" | "mailer" | "providerEmails">): Promise<boolean> {
  if (!mailer) return false;
  const [row] = await db.$queryRaw<{ due: boolean }[]>`
    select exists (select 1 from notifications where mail_due_at <= now())
      or exists (select 1 from outgoing_mails where mail_due_at <= now()
        and (kind = 'account_activated' or ${providerEmails.length > 0})) as due`;
  return row!.due;
}
