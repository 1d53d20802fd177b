import { oneLine } from "../one-line";
import type { WrittenLetter } from "../written-letter";
import type { ContentOf, Desk } from "./desk";
import { toUser } from "./to-user";

/** Many posts at once: how many, and the way to each of the newest. */
export function summary(desk: Desk, content: ContentOf<"summary">): WrittenLetter {
  const { t, link } = desk;
  const { failed, unconfirmed, posts } = content;
  const more = failed + unconfirmed - posts.length;
  return {
    ...toUser(desk, content.name),
    subject: t("summary.subject", { count: failed + unconfirmed }),
    paragraphs: [
      ...(failed ? [t("summary.failed", { count: failed })] : []),
      ...(unconfirmed ? [t("summary.unconfirmed", { count: unconfirmed })] : []),
      ...(more > 0 ? [t("summary.more", { count: posts.length })] : []),
    ],
    links: posts.map(({ postId, excerpt, reason }) => ({
      text: oneLine(excerpt, 80) || t("noText"),
      note: reason ? t(`reasons:${reason}.title`) : t("summary.unanswered"),
      url: link(`/app/content/edit/${postId}`),
    })),
    action: {
      label: t("openPosts"),
      url: link(`/app/posts?status=${failed ? "failed" : "unconfirmed"}`),
    },
  };
}
