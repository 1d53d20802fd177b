import type { Payments } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import type { Catalogue } from "../catalogue/create-catalogue";
import { ask } from "../outcome/ask";
import { refused } from "../outcome/stripe-failure";
import { getSubscription, withoutEnd } from "../subscriptions/end-subscription";
import { getBasis, computeChange, requireItem, toSeconds } from "./preview-change";

type Change = Parameters<Payments["changePlan"]>[0];

/**
 * Changes the plan at once and charges what was previewed, after computing it again: what has become another price is
 * refused with `preview_outdated`. A charge that the bank declines, or that needs the customer, changes nothing and is
 * refused with its code.
 */
export function changePlan(stripe: Stripe, catalogue: Catalogue, change: Change): Promise<null> {
  return catalogue.withPrice(change, async (price) => {
    const subscription = await getSubscription(stripe, change.subscriptionId);
    if (isChanged(subscription, price)) return null;
    const outdated = await findDifference(stripe, subscription, price, change.previewed);
    if (outdated !== null) {
      // Another call with the same key may have made the change meanwhile.
      if (isChanged(await getSubscription(stripe, subscription.id), price)) return null;
      throw refused("preview_outdated", `${subscription.id}: ${outdated}`);
    }
    await ask(
      stripe.subscriptions.update(
        subscription.id,
        {
          ...withoutEnd(subscription),
          items: [{ id: requireItem(subscription).id, price: price.id }],
          proration_behavior: "always_invoice",
          proration_date: toSeconds(change.previewed.prorationAt),
          payment_behavior: "error_if_incomplete",
        },
        { idempotencyKey: `${change.key}-${price.id}` },
      ),
      "subscription",
    );
    return null;
  });
}

/** Whether a change was made already: with the same key Stripe would refuse other parameters. */
const isChanged = (subscription: Stripe.Subscription, price: Stripe.Price): boolean =>
  requireItem(subscription).price.id === price.id && Object.keys(withoutEnd(subscription)).length === 0;

/** Returns why a preview is of another state of the subscription, or of another amount; null when it is neither. */
async function findDifference(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  previewed: Change["previewed"],
): Promise<string | null> {
  if (getBasis(subscription) !== previewed.basis) return "the subscription has changed";
  const now = await computeChange(stripe, subscription, price, previewed.prorationAt);
  const isSame = now.dueNowCents === previewed.dueNowCents && now.totalCents === previewed.totalCents;
  return isSame ? null : `${now.dueNowCents} would be charged instead of ${previewed.dueNowCents}`;
}
