import type Stripe from "stripe";
import { idOf } from "../id-of";
import { ask, askAll } from "../outcome/ask";
import { toDate } from "../subscriptions/to-subscription";

/** A customer's payment of an invoice, in cents: `leftCents` was not refunded. */
export type Payment = {
  intentId: string;
  paidAt: Date;
  amountCents: number;
  leftCents: number;
  currency: string;
  isDisputed: boolean;
};

/** Lists the payments of a subscription's paid invoices, newest first; `since`: of those made from then on. */
export async function listPayments(stripe: Stripe, subscription: string, since?: Date): Promise<Payment[]> {
  const created = since && { created: { gte: Math.floor(since.getTime() / 1000) } };
  const invoices = await askAll((range) =>
    stripe.invoices.list({ ...range, ...created, subscription, status: "paid", expand: ["data.payments"] }),
  );
  const intents = invoices
    .flatMap(({ payments }) => payments?.data ?? [])
    .filter(({ status, payment }) => status === "paid" && payment.type === "payment_intent")
    .map(({ payment }) => idOf(payment.payment_intent)!);
  const payments: Payment[] = [];
  for (const id of intents) payments.push(await readPayment(stripe, id));
  return payments;
}

async function readPayment(stripe: Stripe, intentId: string): Promise<Payment> {
  const intent = await ask(
    stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
    "payment_intent",
  );
  const charge = intent.latest_charge;
  const paid = charge && typeof charge === "object" ? charge : null;
  return {
    intentId,
    paidAt: toDate(paid?.created ?? intent.created),
    amountCents: paid?.amount_captured ?? 0,
    leftCents: paid ? paid.amount_captured - paid.amount_refunded : 0,
    currency: intent.currency,
    isDisputed: paid?.disputed ?? false,
  };
}
