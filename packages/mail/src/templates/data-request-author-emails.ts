import type { EmailedRequest } from "@takt/domain/outbox/ports/privacy-email";
import { CONFIRM_LINK_DAYS } from "@takt/domain/privacy/model/data-request-timing";
import { multiline, singleLine } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { requestDay } from "./data-request-days";
import { type ContentOf, type EmailContext, userEmailBase } from "./email-parts";

/** Confirms that a request has arrived, with the link that confirms the address where that is needed. */
export function dataRequestReceived(
  context: EmailContext,
  content: ContentOf<"data_request_received">,
): EmailDocument {
  const { t, link } = context;
  const { request, confirmToken } = content;
  const { reference } = request;
  const facts = authorFacts(context, request);
  return {
    ...authorBase(context, null),
    subject: t(`dataRequest.author.received.${confirmToken ? "subjectConfirm" : "subject"}`, { reference }),
    paragraphs: [
      t("dataRequest.author.received.what", facts),
      confirmToken
        ? t("dataRequest.author.received.confirm", { count: CONFIRM_LINK_DAYS })
        : t("dataRequest.author.received.next"),
      t("dataRequest.author.received.due", facts),
    ],
    action: confirmToken
      ? {
          label: t("dataRequest.author.received.confirmAction"),
          url: link(`/data-request/confirm?token=${encodeURIComponent(confirmToken)}`),
        }
      : { label: t("dataRequest.author.received.action"), url: link("/privacy") },
  };
}

/** Tells whoever asked that the answer takes longer, until when and why (GDPR art. 12(3)). */
export function dataRequestExtended(
  context: EmailContext,
  content: ContentOf<"data_request_extended">,
): EmailDocument {
  const { t } = context;
  const reason = { label: t("dataRequest.author.extended.reason"), text: multiline(content.reason, 1000) };
  return { ...toAnswerEmail(context, content, "extended"), quotes: [reason] };
}

/** Tells whoever asked that their request is done. */
export function dataRequestDone(
  context: EmailContext,
  content: ContentOf<"data_request_done">,
): EmailDocument {
  return toAnswerEmail(context, content, "done");
}

/** Returns what every answer of the operator says: about what, what follows, and where to complain. */
function toAnswerEmail(
  context: EmailContext,
  { name, request }: ContentOf<"data_request_extended" | "data_request_done">,
  kind: "extended" | "done",
): EmailDocument {
  const { t, link } = context;
  const facts = authorFacts(context, request);
  const follows = kind === "extended" ? "dataRequest.author.extended.law" : "dataRequest.author.done.next";
  return {
    ...authorBase(context, name),
    subject: t(`dataRequest.author.${kind}.subject`, facts),
    paragraphs: [
      t(`dataRequest.author.${kind}.what`, facts),
      t(follows, facts),
      t("dataRequest.author.complaint"),
    ],
    action: { label: t("dataRequest.author.contact"), url: link("/contact") },
  };
}

function authorBase(context: EmailContext, name: string | null) {
  const called = name && singleLine(name, 80);
  return { greeting: userEmailBase(context, called).greeting, why: context.t("dataRequest.author.why") };
}

function authorFacts(context: EmailContext, { reference, type, receivedAt, dueAt }: EmailedRequest) {
  const { t } = context;
  return {
    reference,
    type: t(`dataRequest.author.type.${type}`),
    time: requestDay(receivedAt, context),
    due: requestDay(dueAt, context),
  };
}
