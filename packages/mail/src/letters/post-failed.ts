import { oneLine } from "../one-line";
import type { WrittenLetter } from "../written-letter";
import type { ContentOf, Desk } from "./desk";
import { toUser } from "./to-user";

/** A post did not go out: why, what to do, and the way to the post. */
export function postFailed(desk: Desk, content: ContentOf<"post_failed">): WrittenLetter {
  const { t, link } = desk;
  const title = t(`reasons:${content.reason}.title`);
  return {
    ...toUser(desk, content.name),
    subject: t("postFailed.subject", { title }),
    paragraphs: [t("postFailed.what", { title }), t(`reasons:${content.reason}.next`)],
    quotes: [
      { label: t("yourPost"), text: oneLine(content.excerpt, 80) },
      ...(content.words ? [{ label: t("postFailed.words"), text: oneLine(content.words, 500) }] : []),
    ],
    action: { label: t("openPost"), url: link(`/app/content/edit/${content.postId}`) },
  };
}
