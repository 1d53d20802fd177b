import type { StripeSubscription } from "@takt/domain/billing/model/stripe-subscription";
import { INTERVALS, type Interval } from "@takt/domain/plans/model/plans";
import type Stripe from "stripe";
import { findOffer } from "../catalogue/offers";
import { idOf } from "../id-of";
import { findPaidUntil } from "./end-subscription";

/** Stripe's times are Unix seconds. */
export const toDate = (seconds: number): Date => new Date(seconds * 1000);
const toDateOrNull = (seconds: number | null | undefined) =>
  typeof seconds === "number" ? toDate(seconds) : null;

/** Returns when the current period ends, in Unix seconds; each item of a subscription has its own, the first one counts. */
export function findPeriodEnd({ items }: Pick<Stripe.Subscription, "items">): number | null {
  const ends = items.data.map((item) => item.current_period_end);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Returns the item that sells one of our plans, or the first one. */
export const findItem = ({ items: { data } }: Pick<Stripe.Subscription, "items">) =>
  data.find(({ price }) => findOffer(price) !== null) ?? data[0];

/** Translates a subscription. One that is cancelled in the portal has `cancel_at` without `cancel_at_period_end`. */
export function toSubscription(subscription: Stripe.Subscription): StripeSubscription {
  const { id, customer, metadata, status, created, currency, ended_at } = subscription;
  const { cancel_at, cancel_at_period_end, default_payment_method } = subscription;
  const item = findItem(subscription);
  const price = item?.price;
  const offer = price ? findOffer(price) : null;
  const periodEnd = findPeriodEnd(subscription);
  return {
    id,
    customerId: idOf(customer)!,
    userId: metadata.user_id ?? null,
    orderId: metadata.order_id ?? null,
    status,
    createdAt: toDate(created),
    plan: offer?.plan ?? null,
    // The charged price counts, whoever has made it.
    interval: offer?.interval ?? findInterval(price),
    currency: price?.currency ?? currency,
    priceCents: typeof price?.unit_amount === "number" ? price.unit_amount * (item?.quantity ?? 1) : null,
    periodEndsAt: toDateOrNull(periodEnd),
    cancelAt: toDateOrNull(cancel_at ?? (cancel_at_period_end ? periodEnd : null)),
    endedAt: toDateOrNull(ended_at),
    paidUntil: findPaidUntil(subscription),
    defaultPaymentMethodId: idOf(default_payment_method),
  };
}

/** Returns the interval of a price that is charged each month or each year. */
function findInterval(price: Stripe.Price | undefined): Interval | null {
  const { interval, interval_count } = price?.recurring ?? {};
  return interval_count === 1 ? (INTERVALS.find((one) => one === interval) ?? null) : null;
}
