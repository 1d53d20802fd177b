import type Stripe from "stripe";
import { ask } from "../outcome/ask";
import { refused } from "../outcome/stripe-failure";
import { isMissing } from "../outcome/to-failure";

const ENDED = ["canceled", "incomplete_expired"];

export const getSubscription = (stripe: Stripe, id: string): Promise<Stripe.Subscription> =>
  ask(stripe.subscriptions.retrieve(id), "subscription");

/** Lets a subscription end with its period. */
export async function cancelAtPeriodEnd(stripe: Stripe, id: string): Promise<null> {
  await ask(stripe.subscriptions.update(id, { cancel_at: "min_period_end" }), "subscription");
  return null;
}

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
  if (cancel_at_period_end) return { cancel_at_period_end: false };
  return cancel_at === null ? {} : { cancel_at: "" };
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
