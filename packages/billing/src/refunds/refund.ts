import type { Payments, Refund } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { CURRENCY } from "../catalogue/offers";
import { ask } from "../outcome/ask";
import { listPayments } from "./list-payments";
import { listRefunds, sumOf } from "./list-refunds";

/**
 * Refunds payments, newest first, until the amount is reached. Each refund carries the key: a repetition counts those
 * of the same key, and makes only what is missing.
 */
export async function refund(
  stripe: Stripe,
  { subscriptionId, amountCents, since, key }: Parameters<Payments["refund"]>[0],
): Promise<Refund> {
  const payments = await listPayments(stripe, subscriptionId, since);
  const done: { refund: Stripe.Refund; paidAt: Date }[] = [];
  const refunded = () => sumOf(done.map(({ refund: one }) => one));
  for (const { intentId, paidAt } of payments)
    for (const one of await listRefunds(stripe, intentId, key)) done.push({ refund: one, paidAt });
  for (const { intentId, leftCents, paidAt } of payments) {
    const missing = amountCents === null ? leftCents : amountCents - refunded();
    const amount = Math.min(missing, leftCents);
    if (amount <= 0) continue;
    const params = {
      payment_intent: intentId,
      amount,
      reason: "requested_by_customer",
      metadata: { key },
    } as const;
    const idempotencyKey = `${key}-${intentId}-${amount}`;
    const made = await ask(stripe.refunds.create(params, { idempotencyKey }), "refund");
    done.push({ refund: made, paidAt });
  }
  return {
    id: done[0]?.refund.id ?? null,
    amountCents: refunded(),
    currency: payments[0]?.currency ?? CURRENCY,
    parts: done.map(({ refund: { amount }, paidAt }) => ({ paidAt, amountCents: amount })),
  };
}
