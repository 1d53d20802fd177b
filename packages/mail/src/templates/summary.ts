import { singleLine } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

/** Tells a user of many posts in one email, with links to the newest. */
export function summary(context: EmailContext, content: ContentOf<"summary">): EmailDocument {
  const { t, link } = context;
  const { failed, unconfirmed, posts } = content;
  const more = failed + unconfirmed - posts.length;
  return {
    ...userEmailBase(context, content.name),
    subject: t("summary.subject", { count: failed + unconfirmed }),
    paragraphs: [
      ...(failed ? [t("summary.failed", { count: failed })] : []),
      ...(unconfirmed ? [t("summary.unconfirmed", { count: unconfirmed })] : []),
      ...(more > 0 ? [t("summary.more", { count: posts.length })] : []),
    ],
    links: posts.map(({ postId, excerpt, reason }) => ({
      text: singleLine(excerpt, 80) || t("noText"),
      note: reason ? t(`reasons:${reason}.title`) : t("summary.unanswered"),
      url: link(`/app/content/edit/${postId}`),
    })),
    action: {
      label: t("openPosts"),
      url: link(`/app/posts?status=${failed ? "failed" : "unconfirmed"}`),
    },
  };
}
