import { singleLine } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

/** Tells a user of many posts in one email, with links to the newest. */
export function summary(context: EmailContext, content: ContentOf<"summary">): EmailDocument {
  const { t, link } = context;
  const { failed, unconfirmed, comments, posts } = content;
  const count = failed + unconfirmed + comments;
  const more = count - posts.length;
  return {
    ...userEmailBase(context, content.name),
    subject: t("summary.subject", { count }),
    paragraphs: [
      ...(failed ? [t("summary.failed", { count: failed })] : []),
      ...(unconfirmed ? [t("summary.unconfirmed", { count: unconfirmed })] : []),
      ...(comments ? [t("summary.comments", { count: comments })] : []),
      ...(more > 0 ? [t("summary.more", { count: posts.length })] : []),
    ],
    links: posts.map(({ postId, excerpt, isComment, reason }) => ({
      text: singleLine(excerpt, 80) || t("noText"),
      note: reason ? t(`reasons:${reason}.title`) : t(isComment ? "summary.comment" : "summary.unanswered"),
      url: link(`/app/content/edit/${postId}`),
    })),
    action: {
      label: t("openPosts"),
      url: link(`/app/posts?status=${failed ? "failed" : unconfirmed ? "unconfirmed" : "published"}`),
    },
  };
}
