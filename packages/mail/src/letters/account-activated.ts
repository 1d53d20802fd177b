import type { WrittenLetter } from "../written-letter";
import type { ContentOf, Desk } from "./desk";
import { toUser } from "./to-user";

/** The provider has activated the account: the way in. Sent once, so there is nothing to switch off. */
export function accountActivated(desk: Desk, content: ContentOf<"account_activated">): WrittenLetter {
  const { t, link } = desk;
  return {
    greeting: toUser(desk, content.name).greeting,
    subject: t("accountActivated.subject"),
    paragraphs: [t("accountActivated.what"), t("accountActivated.next")],
    action: { label: t("accountActivated.action"), url: link("/app") },
    why: t("accountActivated.why"),
  };
}
