import { formatDateTime } from "../format-date-time";
import type { EmailDocument } from "../email-document";
import type { ContentOf, EmailContext } from "./email-context";
import { formatSender } from "./format-sender";

/**
 * Tells the operator what a user requests by law and until when, or that a request was withdrawn. Times are in UTC.
 */
export function dataRequest(context: EmailContext, content: ContentOf<"data_request">): EmailDocument {
  const { t, locale, link } = context;
  const { type, reference, withdrawn } = content;
  const time = formatDateTime(content.receivedAt, "UTC", locale);
  const due = new Intl.DateTimeFormat(locale === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(content.dueAt);
  return {
    greeting: t("greetingNobody"),
    subject: withdrawn
      ? t("dataRequest.subject.withdrawn", { reference })
      : t(`dataRequest.subject.${type}`, { reference, due }),
    paragraphs: withdrawn
      ? [t(`dataRequest.withdrawn.${type}`, { time }), t("dataRequest.nothing")]
      : [
          t(`dataRequest.what.${type}`, { time }),
          t("dataRequest.due", { due: formatDateTime(content.dueAt, "UTC", locale) }),
        ],
    quotes: [
      { label: t("provider.who"), text: formatSender(context, content.from) },
      { label: t("dataRequest.reference"), text: reference },
    ],
    action: { label: t("alarm.action"), url: link("/app") },
    why: t("alarm.why"),
  };
}
