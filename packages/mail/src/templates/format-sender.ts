import type { Sender } from "@takt/domain/notifications/ports/mailer";
import { singleLine } from "../single-line";
import type { EmailContext } from "./email-context";

/** Formats the sender of feedback or a data request in one line. */
export function formatSender({ t }: Pick<EmailContext, "t">, { name, email }: Sender): string {
  const address = singleLine(email ?? "", 200) || t("provider.noAddress");
  return `${singleLine(name ?? "", 80) || t("provider.nobody")}, ${address}`;
}
