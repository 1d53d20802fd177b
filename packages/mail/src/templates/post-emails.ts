import { singleLine } from "../single-line";
import type { EmailDocument } from "../email-document";
import type { ContentOf, EmailContext } from "./email-context";
import { userEmailBase } from "./user-email-base";

/** Tells a user that a post failed, why, and what to do. */
export function postFailed(context: EmailContext, content: ContentOf<"post_failed">): EmailDocument {
  const { t, link } = context;
  const title = t(`reasons:${content.reason}.title`);
  return {
    ...userEmailBase(context, content.name),
    subject: t("postFailed.subject", { title }),
    paragraphs: [t("postFailed.what", { title }), t(`reasons:${content.reason}.next`)],
    quotes: [
      { label: t("yourPost"), text: singleLine(content.excerpt, 80) },
      ...(content.words ? [{ label: t("postFailed.words"), text: singleLine(content.words, 500) }] : []),
    ],
    action: { label: t("openPost"), url: link(`/app/content/edit/${content.postId}`) },
  };
}
