import { formatDateTime } from "../format-date-time";
import type { EmailDocument } from "../email-document";
import { type ContentOf, customerEmailBase, type EmailContext } from "./email-parts";

/** Tells a customer that a payment failed, and that they keep their plan for now. */
export function subscriptionPastDue(
  context: EmailContext,
  content: ContentOf<"subscription_past_due">,
): EmailDocument {
  const { t, link } = context;
  return {
    ...customerEmailBase(context, content.name),
    subject: t("subscriptionPastDue.subject"),
    paragraphs: [t("subscriptionPastDue.what"), t("subscriptionPastDue.next")],
    action: { label: t("subscriptionPastDue.action"), url: link("/app/user/subscription") },
  };
}

/** Tells a customer that their subscription has ended, what they can still do, and that nothing is deleted. */
export function subscriptionEnded(
  context: EmailContext,
  content: ContentOf<"subscription_ended">,
): EmailDocument {
  const { t, locale, link } = context;
  const { ended, free } = content;
  return {
    ...customerEmailBase(context, content.name),
    subject: t("subscriptionEnded.subject"),
    paragraphs: [
      t("subscriptionEnded.what", { time: formatDateTime(ended.at, ended.zone, locale) }),
      t("subscriptionEnded.free", free),
      t("subscriptionEnded.kept"),
    ],
    action: { label: t("openSubscription"), url: link("/app/user/subscription") },
  };
}
