import {
  INTERVALS,
  PAID_PLAN_IDS,
  getPrice,
  type Interval,
  type PaidPlanId,
} from "@takt/domain/plans/model/plans";
import type Stripe from "stripe";

/** A plan for an interval, as it is sold. */
export type Offer = { plan: PaidPlanId; interval: Interval };

/** Stripe's currency of all prices. */
export const CURRENCY = "eur";

export const OFFERS: readonly Offer[] = PAID_PLAN_IDS.flatMap((plan) =>
  INTERVALS.map((interval) => ({ plan, interval })),
);

/** Returns the lookup key of an offer's price, e.g. `professional_monthly`. */
export const toLookupKey = ({ plan, interval }: Offer): string => `${plan}_${interval}ly`;

/** Returns what a price sells, by its lookup key; one that was replaced has lost it and is known by its metadata. */
export function findOffer({
  lookup_key,
  metadata,
}: Pick<Stripe.Price, "lookup_key" | "metadata">): Offer | null {
  const key = lookup_key ?? metadata.offer;
  return OFFERS.find((offer) => toLookupKey(offer) === key) ?? null;
}

/** Tells whether a price is charged as the table of plans says it. */
export const isPriceOf = (price: Stripe.Price, { plan, interval }: Offer): boolean =>
  price.unit_amount === getPrice(plan, interval) &&
  price.currency === CURRENCY &&
  price.tax_behavior === "inclusive" &&
  price.recurring?.interval === interval &&
  price.recurring.interval_count === 1;
