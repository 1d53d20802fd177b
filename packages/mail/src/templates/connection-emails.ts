import { formatDateTime } from "../format-date-time";
import type { EmailDocument } from "../email-document";
import { type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

/** Tells a user that their connection expires soon, when, and how many posts are scheduled after that. */
export function connectionExpiring(
  context: EmailContext,
  content: ContentOf<"connection_expiring">,
): EmailDocument {
  const { t, locale, link } = context;
  return {
    ...userEmailBase(context, content.name),
    subject: t("connectionExpiring.subject", { count: content.daysLeft }),
    paragraphs: [
      t("connectionExpiring.what", { time: formatDateTime(content.expiresAt, content.zone, locale) }),
      content.heldBack
        ? t("connectionExpiring.heldBack", { count: content.heldBack })
        : t("connectionExpiring.noneHeldBack"),
      t("connectionExpiring.next"),
    ],
    action: { label: t("reconnect"), url: link(content.heldBack ? "/app/posts?status=held" : "/app/posts") },
  };
}

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

/** Tells a user that the grant of a further product ends soon or has ended, and what that means for them. */
export function grantEnding(context: EmailContext, content: ContentOf<"grant_ending">): EmailDocument {
  const { t, locale, link } = context;
  const { product, why, daysLeft, comments } = content;
  const name = t(`grantEnding.name.${product}`);
  const effect = comments
    ? t("grantEnding.comments", { count: comments })
    : t(`grantEnding.effect.${product}`);
  return {
    ...userEmailBase(context, content.name),
    subject: why
      ? t("grantEnding.subject.ended", { name })
      : t("grantEnding.subject.ending", { name, count: daysLeft }),
    paragraphs: [
      why
        ? t(`grantEnding.ended.${why}`, { name })
        : t("grantEnding.ending", { name, time: formatDateTime(content.expiresAt, content.zone, locale) }),
      effect,
      t("grantEnding.next"),
    ],
    action: { label: t("grantEnding.action"), url: link("/app/user/profile") },
  };
}
