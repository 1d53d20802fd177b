import { singleLine } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { type ContentOf, type EmailContext, userEmailBase } from "./email-parts";
import { formatDateTime } from "../format-date-time";

/** Tells a user of many posts in one email, with links to the newest. */
export function summary(context: EmailContext, content: ContentOf<"summary">): EmailDocument {
  const { t, link } = context;
  const { failed, unconfirmed, comments, moved, atRisk, posts } = content;
  const count = failed + unconfirmed + comments + moved + atRisk;
  const more = count - posts.length;
  return {
    ...userEmailBase(context, content.name),
    subject: t("summary.subject", { count }),
    paragraphs: [
      ...(failed ? [t("summary.failed", { count: failed })] : []),
      ...(unconfirmed ? [t("summary.unconfirmed", { count: unconfirmed })] : []),
      ...(comments ? [t("summary.comments", { count: comments })] : []),
      ...(atRisk ? [t("summary.atRisk", { count: atRisk })] : []),
      ...(moved ? [t("summary.moved", { count: moved })] : []),
      ...(more > 0 ? [t("summary.more", { count: posts.length })] : []),
    ],
    links: posts.map((post) => ({
      text: singleLine(post.excerpt, 80) || t("noText"),
      note: noteOf(context, post),
      url: link(`/app/content/edit/${post.postId}`),
    })),
    action: { label: t("openPosts"), url: link(`/app/posts?status=${statusOf(content)}`) },
  };
}

function noteOf(
  { t, locale }: EmailContext,
  { isComment, isAtRisk, reason, moved }: ContentOf<"summary">["posts"][number],
): string {
  if (reason) return t(`reasons:${reason}.title`);
  if (isAtRisk) return t("summary.mayFail");
  if (!moved) return t(isComment ? "summary.comment" : "summary.unanswered");
  const at = (instant: Date) => formatDateTime(instant, moved.zone, locale);
  return t("summary.movedTo", { from: at(moved.from), to: at(moved.to) });
}

/** The posts that the button shows, by what needs the reader most. */
function statusOf({ failed, unconfirmed, comments }: ContentOf<"summary">): string {
  if (failed) return "failed";
  if (unconfirmed) return "unconfirmed";
  return comments ? "published" : "scheduled";
}
