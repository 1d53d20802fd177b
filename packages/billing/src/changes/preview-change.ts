import type { ChangePreview, Payments } from "@takt/domain/billing/ports/payments";
import type Stripe from "stripe";
import type { Catalogue } from "../catalogue/create-catalogue";
import { idOf } from "../id-of";
import { ask } from "../outcome/ask";
import { refused } from "../outcome/stripe-failure";
import { getSubscription } from "../subscriptions/end-subscription";
import { findItem, findPeriodEnd, toDate } from "../subscriptions/to-subscription";

/** Computes what a change of plan would charge at once. Stripe decides the second from which on it counts. */
export function previewChange(
  stripe: Stripe,
  catalogue: Catalogue,
  change: Parameters<Payments["previewChange"]>[0],
): Promise<ChangePreview> {
  return catalogue.withPrice(change, async (price) =>
    computeChange(stripe, await getSubscription(stripe, change.subscriptionId), price),
  );
}

/** Computes a change of a subscription to a price, from `prorationAt` on; without it, from the second that Stripe decides. */
export async function computeChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  prorationAt?: Date,
): Promise<ChangePreview> {
  const preview = await ask(
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: requireItem(subscription).id, price: price.id }],
        proration_behavior: "always_invoice",
        ...(prorationAt && { proration_date: toSeconds(prorationAt) }),
      },
    }),
    "invoice",
  );
  return toPreview(subscription, preview, price.unit_amount!);
}

/** Stripe's times are Unix seconds. */
export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Returns what a preview depends on: another price, period, status or invoice makes another preview. */
export function getBasis(subscription: Stripe.Subscription): string {
  const { id, status, latest_invoice } = subscription;
  const { price, quantity = 1 } = requireItem(subscription);
  return [id, price.id, quantity, findPeriodEnd(subscription), status, idOf(latest_invoice)].join(":");
}

function toPreview(
  subscription: Stripe.Subscription,
  { lines: { data: lines }, total, amount_due, currency, created }: Stripe.Invoice,
  nextCents: number,
): ChangePreview {
  const prorations = lines.filter(({ parent }) => parent?.subscription_item_details?.proration);
  const paidUntil = lines.filter(({ amount }) => amount > 0).map(({ period }) => period.end);
  // During a trial the preview is of its end.
  const isFree = subscription.status === "trialing";
  // The sum due is never below zero: a credit is kept for the next invoices.
  const dueNowCents = total < 0 ? total : amount_due;
  return {
    dueNowCents: isFree ? 0 : dueNowCents,
    totalCents: isFree ? 0 : total,
    creditCents: prorations.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0),
    currency,
    prorationAt: toDate(prorations[0]?.period.start ?? created),
    basis: getBasis(subscription),
    nextCents,
    nextAt: toDate(isFree || paidUntil.length === 0 ? findPeriodEnd(subscription)! : Math.max(...paidUntil)),
  };
}

/** Returns the item that a change of plan replaces. */
export function requireItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = findItem(subscription);
  if (!item) throw refused("subscription_empty", `The subscription ${subscription.id} has no item`);
  return item;
}
