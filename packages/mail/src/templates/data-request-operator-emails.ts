import type { EmailedRequest } from "@takt/domain/outbox/ports/privacy-email";
import { multiline } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { requestDay, requestTime } from "./data-request-days";
import { type ContentOf, type EmailContext, formatSender } from "./email-parts";

/** Tells the operator what somebody requests by law and until when, or that a request was withdrawn. */
export function dataRequest(context: EmailContext, content: ContentOf<"data_request">): EmailDocument {
  const { t } = context;
  const { request, withdrawn, details } = content;
  const facts = operatorFacts(context, request);
  return {
    ...operatorBase(context),
    subject: t(withdrawn ? "dataRequest.subject.withdrawn" : "dataRequest.subject.new", facts),
    paragraphs: withdrawn
      ? [t("dataRequest.withdrawn", facts), t("dataRequest.nothing")]
      : [t("dataRequest.what", facts), t("dataRequest.due", { due: requestTime(request.dueAt, context) })],
    quotes: [
      ...senderQuotes(context, content),
      ...(details && !withdrawn ? [{ label: t("dataRequest.details"), text: multiline(details, 2000) }] : []),
    ],
  };
}

/** Reminds the operator of a request that is not answered yet. */
export function dataRequestReminder(
  context: EmailContext,
  content: ContentOf<"data_request_reminder">,
): EmailDocument {
  const { t } = context;
  const { request, daysLeft } = content;
  const facts = operatorFacts(context, request);
  return {
    ...operatorBase(context),
    subject:
      daysLeft > 0
        ? t("dataRequest.subject.reminder", { ...facts, count: daysLeft })
        : t("dataRequest.subject.overdue", facts),
    paragraphs: [
      t("dataRequest.reminder", { ...facts, due: requestTime(request.dueAt, context) }),
      t("dataRequest.extendHint"),
    ],
    quotes: senderQuotes(context, content),
  };
}

function operatorBase({ t, link }: EmailContext) {
  return {
    greeting: t("greetingNobody"),
    action: { label: t("dataRequest.open"), url: link("/provider?view=requests") },
    why: t("alarm.why"),
  };
}

function senderQuotes(
  context: EmailContext,
  { from, request }: ContentOf<"data_request" | "data_request_reminder">,
) {
  const { t } = context;
  return [
    { label: t("provider.who"), text: formatSender(context, from) },
    { label: t("dataRequest.reference"), text: request.reference },
  ];
}

function operatorFacts(context: EmailContext, { reference, type, receivedAt, dueAt }: EmailedRequest) {
  const { t } = context;
  return {
    reference,
    type: t(`dataRequest.type.${type}`),
    law: t(`dataRequest.law.${type}`),
    time: requestTime(receivedAt, context),
    due: requestDay(dueAt, context),
  };
}
