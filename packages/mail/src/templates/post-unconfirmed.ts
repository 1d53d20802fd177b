import { formatDateTime } from "../format-date-time";
import { singleLine } from "../single-line";
import type { EmailDocument } from "../email-document";
import type { ContentOf, EmailContext } from "./email-context";
import { userEmailBase } from "./user-email-base";

/** Tells a user that LinkedIn did not confirm a post, and asks them whether it is there. */
export function postUnconfirmed(
  context: EmailContext,
  content: ContentOf<"post_unconfirmed">,
): EmailDocument {
  const { t, locale, link } = context;
  return {
    ...userEmailBase(context, content.name),
    subject: t("postUnconfirmed.subject"),
    paragraphs: [
      t("postUnconfirmed.what", { time: formatDateTime(content.attemptedAt, content.zone, locale) }),
      t("postUnconfirmed.ask"),
    ],
    quotes: [{ label: t("yourPost"), text: singleLine(content.excerpt, 80) }],
    action: { label: t("openPost"), url: link(`/app/content/edit/${content.postId}`) },
  };
}
