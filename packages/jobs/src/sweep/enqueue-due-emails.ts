import type { Deps } from "@takt/domain/deps";
import { hasDueEmails } from "@takt/domain/outbox/has-due-emails";
import type { Inngest } from "inngest";
import { emailsDue } from "../events";

/** Emails are sent by separate functions: a slow mail server holds up no sweep. */
export async function enqueueDueEmails(
  inngest: Inngest,
  deps: Pick<Deps, "db" | "mailer" | "operatorEmails">,
): Promise<void> {
  if (await hasDueEmails(deps)) await inngest.send(emailsDue.create({}));
}
