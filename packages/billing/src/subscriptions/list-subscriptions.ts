import type { StripeSubscription } from "@takt/domain/billing/model/stripe-subscription";
import type Stripe from "stripe";
import { askAll } from "../outcome/ask";
import { isMissing } from "../outcome/to-failure";
import { toSubscription } from "./to-subscription";

/** Lists a customer's subscriptions in every status, newest first; none when Stripe does not know the customer. */
export async function listSubscriptions(stripe: Stripe, customer: string): Promise<StripeSubscription[]> {
  try {
    const found = await askAll((range) => stripe.subscriptions.list({ ...range, customer, status: "all" }));
    return found.map(toSubscription);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
