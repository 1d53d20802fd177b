import { formatDateTime } from "../format-date-time";
import type { EmailDocument } from "../email-document";
import { formatMoney } from "@takt/domain/shared/format-money";
import { type ContentOf, customerEmailBase, type EmailContext } from "./email-parts";

/**
 * Confirms an order: the copy that a customer can keep, with what was ordered, the instruction on the right of
 * withdrawal and the pages on which to withdraw and to cancel (German Civil Code, 312f).
 */
export function orderConfirmed(context: EmailContext, content: ContentOf<"order_confirmed">): EmailDocument {
  const { t, locale, link } = context;
  const { interval, startNowAt, moneyBackDays: days } = content;
  const plan = t(`plans.${content.plan}`);
  const time = (at: Date) => formatDateTime(at, content.ordered.zone, locale);
  const [withdrawUrl, cancelUrl] = [link("/contracts/withdraw"), link("/contracts/cancel")];
  const facts = [
    t("orderConfirmed.plan", { plan }),
    t(`orderConfirmed.price.${interval}`, {
      price: formatMoney(content.priceCents, content.currency, locale),
    }),
    t(`orderConfirmed.tax.${content.tax}`),
    t(`orderConfirmed.term.${interval}`),
    t(`orderConfirmed.cancelling.${interval}`),
    t("orderConfirmed.orderedAt", { time: time(content.ordered.at) }),
    startNowAt ? t("orderConfirmed.startNow", { time: time(startNowAt) }) : t("orderConfirmed.startLater"),
  ];
  return {
    ...customerEmailBase(context, content.name),
    subject: t("orderConfirmed.subject", { plan }),
    paragraphs: [t("orderConfirmed.what", { plan }), t("orderConfirmed.keep")],
    quotes: [
      { label: t("orderConfirmed.facts"), text: facts.join("\n") },
      {
        label: t("orderConfirmed.withdrawal.title"),
        text: [
          t("orderConfirmed.withdrawal.right"),
          t("orderConfirmed.withdrawal.how", {
            url: withdrawUrl,
            provider: t("orderConfirmed.withdrawal.provider"),
          }),
          t("orderConfirmed.withdrawal.inTime"),
          t("orderConfirmed.withdrawal.repayment"),
          t("orderConfirmed.withdrawal.started"),
        ].join("\n\n"),
      },
      ...(days > 0
        ? [{ label: t("orderConfirmed.moneyBack.title"), text: t("orderConfirmed.moneyBack.text", { days }) }]
        : []),
    ],
    links: [
      { text: t("orderConfirmed.withdrawPage"), note: null, url: withdrawUrl },
      { text: t("orderConfirmed.cancelPage"), note: null, url: cancelUrl },
    ],
    action: { label: t("openSubscription"), url: link("/app/user/subscription") },
  };
}

/** Tells a customer what was paid back, and why. */
export function refundIssued(context: EmailContext, content: ContentOf<"refund_issued">): EmailDocument {
  const { t, locale, link } = context;
  const amount = formatMoney(content.amountCents, content.currency, locale);
  return {
    ...customerEmailBase(context, content.name),
    subject: t("refundIssued.subject", { amount }),
    paragraphs: [t(`refundIssued.what.${content.why}`, { amount }), t("refundIssued.when")],
    action: { label: t("openSubscription"), url: link("/app/user/subscription") },
  };
}
