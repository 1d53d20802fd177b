import { formatDateTime } from "../format-date-time";
import { singleLine, multiline } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { type ContentOf, type EmailContext, formatSender } from "./email-parts";

/** Tells the operator that something publishing needs is unhealthy, or healthy again. Times are in UTC. */
export function alarm(
  context: EmailContext,
  content: ContentOf<"alarm_raised" | "alarm_cleared">,
): EmailDocument {
  const { t, locale, link } = context;
  const what = t(`alarm.kinds.${content.alarm}`);
  const detail = singleLine(content.detail, 500);
  const cleared = content.kind === "alarm_cleared";
  return {
    greeting: t("greetingNobody"),
    subject: t(cleared ? "alarm.cleared" : "alarm.raised", { what }),
    paragraphs: [
      t(cleared ? "alarm.clearedAt" : "alarm.raisedAt", {
        what,
        time: formatDateTime(content.at, "UTC", locale),
      }),
    ],
    ...(detail && { quotes: [{ label: t("alarm.detail"), text: detail }] }),
    action: { label: t("alarm.action"), url: link("/app") },
    why: t("alarm.why"),
  };
}

/** Tells the operator a user's feedback, its page and its sender. Times are in UTC. */
export function feedback(context: EmailContext, content: ContentOf<"feedback">): EmailDocument {
  const { t, locale, link } = context;
  const { id, type, reference, message, page, errorId } = content;
  return {
    greeting: t("greetingNobody"),
    subject: t(`feedback.subject.${type}`, { reference, words: singleLine(message, 60) }),
    paragraphs: [
      t(`feedback.what.${type}`, { time: formatDateTime(content.at, "UTC", locale) }),
      ...(content.hasScreenshot ? [t("feedback.screenshot", { id })] : []),
    ],
    quotes: [
      { label: t("feedback.message"), text: multiline(message, 2000) },
      { label: t("provider.who"), text: formatSender(context, content.from) },
      ...(page ? [{ label: t("feedback.page"), text: singleLine(page, 300) }] : []),
      ...(errorId ? [{ label: t("feedback.errorId"), text: singleLine(errorId, 60) }] : []),
      { label: t("feedback.reference"), text: reference },
    ],
    action: { label: t("alarm.action"), url: link("/app") },
    why: t("alarm.why"),
  };
}
