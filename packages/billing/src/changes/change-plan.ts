import type { Payments } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import type { Catalogue } from "../catalogue/create-catalogue";
import { ask } from "../outcome/ask";
import { getSubscription, withoutEnd } from "../subscriptions/end-subscription";
import { requireItem } from "./preview-change";

/**
 * Changes the plan at once and charges the difference. A charge that the bank declines, or that needs the customer,
 * changes nothing and is refused with its code.
 */
export function changePlan(
  stripe: Stripe,
  catalogue: Catalogue,
  change: Parameters<Payments["changePlan"]>[0],
): Promise<null> {
  return catalogue.withPrice(change, async (price) => {
    const subscription = await getSubscription(stripe, change.subscriptionId);
    const item = requireItem(subscription);
    const renewed = withoutEnd(subscription);
    // A repetition of a change that was made: with the same key Stripe would refuse other parameters.
    if (item.price.id === price.id && Object.keys(renewed).length === 0) return null;
    await ask(
      stripe.subscriptions.update(
        subscription.id,
        {
          ...renewed,
          items: [{ id: item.id, price: price.id }],
          proration_behavior: "always_invoice",
          proration_date: Math.floor(change.prorationAt.getTime() / 1000),
          payment_behavior: "error_if_incomplete",
        },
        { idempotencyKey: `${change.key}-${price.id}` },
      ),
      "subscription",
    );
    return null;
  });
}
