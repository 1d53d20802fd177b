import type { WrittenLetter } from "../written-letter";
import type { ContentOf, Desk } from "./desk";
import { toUser } from "./to-user";

/** The connection is gone: why, how many posts wait, and that they go on after reconnecting. */
export function connectionInvalid(desk: Desk, content: ContentOf<"connection_invalid">): WrittenLetter {
  const { t, link } = desk;
  return {
    ...toUser(desk, content.name),
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
