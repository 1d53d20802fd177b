import type { EmailDocument } from "../email-document";
import type { ContentOf, EmailContext } from "./email-context";
import { userEmailBase } from "./user-email-base";

/** Tells a user why their connection is invalid, how many posts wait, and that they continue after reconnecting. */
export function connectionInvalid(
  context: EmailContext,
  content: ContentOf<"connection_invalid">,
): EmailDocument {
  const { t, link } = context;
  return {
    ...userEmailBase(context, content.name),
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
