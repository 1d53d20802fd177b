import { formatCalendarDay, formatOperatorDay, formatOperatorTime } from "@takt/domain/shared/format-day";
import type { Declaration } from "@takt/domain/outbox/ports/billing-email";
import { multiline, singleLine } from "../clean-text";
import type { EmailDocument } from "../email-document";
import { formatMoney } from "@takt/domain/shared/format-money";
import { type ContentOf, type EmailContext, formatSender, userEmailBase } from "./email-parts";

/** Asks whoever has the address to confirm a declaration. Its text is ours alone: anybody may have given the address. */
export function declarationConfirm(
  { t, locale, link }: EmailContext,
  { reference, declarationKind, receivedAt, confirmToken }: ContentOf<"contract_notice_confirm">,
): EmailDocument {
  return {
    greeting: t("greetingNobody"),
    why: t("contractNotice.why"),
    subject: t(`contractNotice.confirm.subject.${declarationKind}`, { reference }),
    paragraphs: [
      t(`contractNotice.confirm.what.${declarationKind}`, {
        time: formatOperatorTime(receivedAt, locale),
        reference,
      }),
      t("contractNotice.confirm.next"),
    ],
    action: {
      label: t(`contractNotice.confirm.action.${declarationKind}`),
      url: link(`/contracts/confirm?token=${encodeURIComponent(confirmToken)}`),
    },
  };
}

/** Confirms that a declaration has arrived: what was declared, and when to the second (German Civil Code, 312k and 356a). */
export function declarationReceived(
  context: EmailContext,
  { declared }: ContentOf<"contract_notice_received">,
): EmailDocument {
  const { t, locale, link } = context;
  const { reference, declarationKind } = declared;
  return {
    ...authorEmailBase(context, declared),
    subject: t(`contractNotice.received.subject.${declarationKind}`, { reference }),
    paragraphs: [
      t(`contractNotice.received.what.${declarationKind}`, {
        time: formatOperatorTime(declared.receivedAt, locale),
      }),
      t("contractNotice.received.next"),
    ],
    quotes: declarationQuotes(context, declared),
    action: { label: t("alarm.action"), url: link("/app/user/subscription") },
  };
}

/** Says what came of a declaration. */
export function declarationDone(
  context: EmailContext,
  content: ContentOf<"contract_notice_done">,
): EmailDocument {
  const { t, locale, link } = context;
  const { declared, outcome, endsAt, refundedCents, currency } = content;
  const { reference, receivedAt } = declared;
  const day = endsAt ? formatOperatorDay(endsAt, locale) : "";
  return {
    ...authorEmailBase(context, declared),
    subject: t(`contractNotice.done.subject.${outcome}`, { reference, day }),
    paragraphs: [
      t(`contractNotice.done.about.${declared.declarationKind}`, {
        time: formatOperatorTime(receivedAt, locale),
      }),
      t(`contractNotice.done.what.${outcome}`, { day }),
      ...(refundedCents > 0
        ? [t("contractNotice.done.refunded", { amount: formatMoney(refundedCents, currency, locale) })]
        : []),
    ],
    quotes: declarationQuotes(context, declared),
    action: { label: t("alarm.action"), url: link("/app/user/subscription") },
  };
}

/** Tells the operator of a declaration that was not processed on its own. */
export function contractNotice(context: EmailContext, content: ContentOf<"contract_notice">): EmailDocument {
  const { t, locale, link } = context;
  const { declared, confirmedAt, outcome } = content;
  return {
    greeting: t("greetingNobody"),
    subject: t(`contractNotice.operator.subject.${declared.declarationKind}`, {
      reference: declared.reference,
    }),
    paragraphs: [
      t("contractNotice.operator.what", { time: formatOperatorTime(declared.receivedAt, locale) }),
      confirmedAt
        ? t("contractNotice.operator.confirmed", { time: formatOperatorTime(confirmedAt, locale) })
        : t("contractNotice.operator.unconfirmed"),
      outcome ? t(`contractNotice.operator.outcome.${outcome}`) : t("contractNotice.operator.pending"),
      t("contractNotice.operator.next"),
    ],
    quotes: [
      { label: t("provider.who"), text: formatSender(context, declared) },
      ...declarationQuotes(context, declared),
    ],
    action: { label: t("contractNotice.operator.action"), url: link("/provider") },
    why: t("alarm.why"),
  };
}

/** Tells the operator how many declarations of a day nobody has confirmed. */
export function unconfirmedNotices(
  { t, link }: EmailContext,
  { count }: ContentOf<"unconfirmed_notices">,
): EmailDocument {
  return {
    greeting: t("greetingNobody"),
    subject: t("contractNotice.unconfirmed.subject", { count }),
    paragraphs: [t("contractNotice.unconfirmed.what", { count }), t("contractNotice.unconfirmed.next")],
    action: { label: t("contractNotice.operator.action"), url: link("/provider") },
    why: t("alarm.why"),
  };
}

function authorEmailBase(context: EmailContext, { name }: Declaration) {
  return { greeting: userEmailBase(context, name).greeting, why: context.t("contractNotice.why") };
}

/** Returns what was declared, word for word. The reason is apart, because it may have its own lines. */
function declarationQuotes({ t, locale }: EmailContext, declared: Declaration) {
  const { declarationKind, reference, wantedOn, reason } = declared;
  const lines = [
    t(`contractNotice.declared.${declarationKind}`),
    ...(declarationKind === "withdrawal"
      ? []
      : [
          wantedOn
            ? t("contractNotice.declared.wantedOn", { day: formatCalendarDay(wantedOn, locale) })
            : t("contractNotice.declared.earliest"),
        ]),
    t("contractNotice.declared.contract", { contract: singleLine(declared.contract, 300) }),
    t("contractNotice.declared.name", { name: singleLine(declared.name, 200) }),
    t("contractNotice.declared.email", { email: singleLine(declared.email, 320) }),
    t("contractNotice.declared.receivedAt", { time: formatOperatorTime(declared.receivedAt, locale) }),
    t("contractNotice.declared.reference", { reference }),
  ];
  return [
    { label: t("contractNotice.declared.title"), text: lines.join("\n") },
    ...(reason ? [{ label: t("contractNotice.declared.reason"), text: multiline(reason, 2000) }] : []),
  ];
}
