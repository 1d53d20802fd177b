import type Stripe from "stripe";
import { askAll } from "../outcome/ask";

/** Lists the refunds of a payment that were made under a key, and that did not fail. */
export async function listRefunds(
  stripe: Stripe,
  payment_intent: string,
  key: string,
): Promise<Stripe.Refund[]> {
  const refunds = await askAll((range) => stripe.refunds.list({ ...range, payment_intent }));
  return refunds.filter(
    ({ metadata, status }) => metadata?.key === key && status !== "failed" && status !== "canceled",
  );
}

/** Adds amounts up, in cents. */
export const sumOf = (all: readonly { amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + amount, 0);
