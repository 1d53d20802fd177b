import type { Deps } from "@takt/domain/deps";
import { hasDueMails } from "@takt/domain/mails/has-due-mails";
import type { Inngest } from "inngest";
import { mailsDue } from "../events";

/** Letters are sent by functions of their own: however slow a mail server is, it holds up no sweep. */
export async function handOutDueMails(
  inngest: Inngest,
  deps: Pick<Deps, "db" | "mailer" | "providerEmails">,
): Promise<void> {
  if (await hasDueMails(deps)) await inngest.send(mailsDue.create({}));
}
