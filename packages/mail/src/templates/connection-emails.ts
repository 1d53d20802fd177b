import { formatDateTime } from "../format-date-time";
import type { EmailDocument } from "../email-document";
import type { ContentOf, EmailContext } from "./email-context";
import { userEmailBase } from "./user-email-base";

/** Tells a user that their connection expires soon, when, and how many posts are scheduled after that. */
export function connectionExpiring(
  context: EmailContext,
  content: ContentOf<"connection_expiring">,
): EmailDocument {
  const { t, locale, link } = context;
  return {
    ...userEmailBase(context, content.name),
    subject: t("connectionExpiring.subject", { count: content.daysLeft }),
    paragraphs: [
      t("connectionExpiring.what", { time: formatDateTime(content.expiresAt, content.zone, locale) }),
      content.heldBack
        ? t("connectionExpiring.heldBack", { count: content.heldBack })
        : t("connectionExpiring.noneHeldBack"),
      t("connectionExpiring.next"),
    ],
    action: { label: t("reconnect"), url: link(content.heldBack ? "/app/posts?status=held" : "/app/posts") },
  };
}
