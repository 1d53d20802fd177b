import { moment } from "../moment";
import { oneLine } from "../one-line";
import type { WrittenLetter } from "../written-letter";
import type { ContentOf, Desk } from "./desk";
import { toUser } from "./to-user";

/** LinkedIn did not say whether it has the post: what we know, and the question. */
export function postUnconfirmed(desk: Desk, content: ContentOf<"post_unconfirmed">): WrittenLetter {
  const { t, locale, link } = desk;
  return {
    ...toUser(desk, content.name),
    subject: t("postUnconfirmed.subject"),
    paragraphs: [
      t("postUnconfirmed.what", { time: moment(content.attemptedAt, content.zone, locale) }),
      t("postUnconfirmed.ask"),
    ],
    quotes: [{ label: t("yourPost"), text: oneLine(content.excerpt, 80) }],
    action: { label: t("openPost"), url: link(`/app/content/edit/${content.postId}`) },
  };
}
