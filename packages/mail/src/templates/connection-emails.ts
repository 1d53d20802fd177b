import { formatDateTime } from "../format-date-time";
import type { EmailDocument } from "../email-document";
import { type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

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

/** Tells a user why their connection is invalid, how many posts wait, and that they continue after reconnecting. */
export function connectionInvalid(
  context: EmailContext,
  content: ContentOf<"connection_invalid">,
): EmailDocument {
  const { t, link } = context;
  return {
    ...userEmailBase(context, content.name),
    subject: t("connectionInvalid.subject"),
    paragraphs: [
      t(`connectionInvalid.what.${content.why}`),
      content.heldBack
        ? t("connectionInvalid.heldBack", { count: content.heldBack })
        : t("connectionInvalid.noneHeldBack"),
      t("connectionInvalid.next"),
    ],
    action: { label: t("reconnect"), url: link(content.heldBack ? "/app/posts?status=held" : "/app/posts") },
  };
}
