import type { Payments } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import { ask } from "../outcome/ask";
import { refused } from "../outcome/stripe-failure";
import { isMissing } from "../outcome/to-failure";

/** In the metadata of a subscription that ends before its paid period: when that was to end, in Unix seconds. */
const PAID_UNTIL = "paid_until";

const ENDED = ["canceled", "incomplete_expired"];

export const getSubscription = (stripe: Stripe, id: string): Promise<Stripe.Subscription> =>
  ask(stripe.subscriptions.retrieve(id), "subscription");

/** Lets a subscription end with its period. */
export async function cancelAtPeriodEnd(stripe: Stripe, id: string): Promise<null> {
  const changes = { cancel_at: "min_period_end", metadata: { [PAID_UNTIL]: "" } } as const;
  await ask(stripe.subscriptions.update(id, changes), "subscription");
  return null;
}

/**
 * Lets a subscription end on an earlier day, without a credit: its rest is refunded once it has ended. The end of the
 * paid period is noted with it, because Stripe does not say what becomes of the item's period.
 */
export async function cancelAt(
  stripe: Stripe,
  { subscriptionId, at, paidUntil }: Parameters<Payments["cancelAt"]>[0],
): Promise<null> {
  const changes = {
    cancel_at: toSeconds(at),
    proration_behavior: "none",
    metadata: { [PAID_UNTIL]: String(toSeconds(paidUntil)) },
  } as const;
  await ask(stripe.subscriptions.update(subscriptionId, changes), "subscription");
  return null;
}

/** Removes the note of cancelAt; Stripe permits that on an ended subscription as well. */
export async function closeRest(stripe: Stripe, id: string): Promise<null> {
  await ask(stripe.subscriptions.update(id, { metadata: { [PAID_UNTIL]: "" } }), "subscription");
  return null;
}

/** Returns what cancelAt has noted; null when there is nothing to refund. */
export function findPaidUntil({ metadata }: Pick<Stripe.Subscription, "metadata">): Date | null {
  const seconds = Number(metadata[PAID_UNTIL]);
  return seconds > 0 ? new Date(seconds * 1000) : null;
}

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Takes a cancellation back, wherever it was made; refuses with `subscription_ended`. */
export async function resume(stripe: Stripe, id: string): Promise<null> {
  const subscription = await getSubscription(stripe, id);
  if (ENDED.includes(subscription.status))
    throw refused("subscription_ended", `The subscription ${id} has ended`);
  const changes = withoutEnd(subscription);
  if (Object.keys(changes).length > 0) await ask(stripe.subscriptions.update(id, changes), "subscription");
  return null;
}

/** Returns the parameters that take a cancellation back; none when the subscription is renewed anyway. */
export function withoutEnd({
  cancel_at,
  cancel_at_period_end,
}: Pick<Stripe.Subscription, "cancel_at" | "cancel_at_period_end">): Stripe.SubscriptionUpdateParams {
  const metadata = { [PAID_UNTIL]: "" };
  if (cancel_at_period_end) return { cancel_at_period_end: false, metadata };
  return cancel_at === null ? {} : { cancel_at: "", metadata };
}

/** Ends a subscription at once, without a credit for the rest of its period. */
export async function cancelNow(stripe: Stripe, id: string): Promise<null> {
  try {
    await ask(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }), "subscription");
  } catch (error) {
    // Stripe answers for an ended subscription as if it did not exist.
    if (!isMissing(error)) throw error;
    if (!ENDED.includes((await getSubscription(stripe, id)).status)) throw error;
  }
  return null;
}
