import type { EmailDocument } from "../email-document";
import { type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

/** Tells a user that the operator has activated their account. It is sent once, so it cannot be turned off. */
export function accountActivated(
  context: EmailContext,
  content: ContentOf<"account_activated">,
): EmailDocument {
  const { t, link } = context;
  return {
    greeting: userEmailBase(context, content.name).greeting,
    subject: t("accountActivated.subject"),
    paragraphs: [t("accountActivated.what"), t("accountActivated.next")],
    action: { label: t("accountActivated.action"), url: link("/app") },
    why: t("accountActivated.why"),
  };
}
