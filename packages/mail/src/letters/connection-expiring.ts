import { moment } from "../moment";
import type { WrittenLetter } from "../written-letter";
import type { ContentOf, Desk } from "./desk";
import { toUser } from "./to-user";

/** The connection ends soon: when, and how many posts come after that. */
export function connectionExpiring(desk: Desk, content: ContentOf<"connection_expiring">): WrittenLetter {
  const { t, locale, link } = desk;
  return {
    ...toUser(desk, content.name),
    subject: t("connectionExpiring.subject", { count: content.daysLeft }),
    paragraphs: [
      t("connectionExpiring.what", { time: moment(content.expiresAt, content.zone, locale) }),
      content.heldBack
        ? t("connectionExpiring.heldBack", { count: content.heldBack })
        : t("connectionExpiring.noneHeldBack"),
      t("connectionExpiring.next"),
    ],
    action: { label: t("reconnect"), url: link(content.heldBack ? "/app/posts?status=held" : "/app/posts") },
  };
}
