import type { Payments, Refund } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { CURRENCY } from "../catalogue/offers";
import { ask, askAll } from "../outcome/ask";
import { listPayments } from "./list-payments";

/**
 * Refunds payments, newest first, until the amount is reached. Each refund carries the key: a repetition counts those
 * of the same key, and makes only what is missing.
 */
export async function refund(
  stripe: Stripe,
  { subscriptionId, amountCents, since, key }: Parameters<Payments["refund"]>[0],
): Promise<Refund> {
  const payments = await listPayments(stripe, subscriptionId, since);
  const refunds: Stripe.Refund[] = [];
  for (const { intentId } of payments) refunds.push(...(await listRefunds(stripe, intentId, key)));
  for (const { intentId, leftCents } of payments) {
    const missing = amountCents === null ? leftCents : amountCents - sumOf(refunds);
    const amount = Math.min(missing, leftCents);
    if (amount <= 0) continue;
    const params = {
      payment_intent: intentId,
      amount,
      reason: "requested_by_customer",
      metadata: { key },
    } as const;
    const idempotencyKey = `${key}-${intentId}-${amount}`;
    refunds.push(await ask(stripe.refunds.create(params, { idempotencyKey }), "refund"));
  }
  return {
    id: refunds[0]?.id ?? null,
    amountCents: sumOf(refunds),
    currency: payments[0]?.currency ?? CURRENCY,
  };
}

/** Lists the refunds of a payment that were made under a key, and that did not fail. */
async function listRefunds(stripe: Stripe, payment_intent: string, key: string): Promise<Stripe.Refund[]> {
  const refunds = await askAll((range) => stripe.refunds.list({ ...range, payment_intent }));
  return refunds.filter(
    ({ metadata, status }) => metadata?.key === key && status !== "failed" && status !== "canceled",
  );
}

const sumOf = (refunds: readonly Stripe.Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);
