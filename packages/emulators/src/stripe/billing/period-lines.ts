import type { Backend } from "../backend";
import type { Customer, InvoiceLine, Subscription, SubscriptionItem } from "../store/objects";
import { buildLine, describePrice, productName } from "./build-line";
import { taxPlaceOf, type TaxPlace } from "./tax";

/** Where a subscription is taxed; null without automatic tax. */
export const placeOf = (backend: Backend, subscription: Subscription, customer: Customer): TaxPlace | null =>
  subscription.automatic_tax.enabled ? taxPlaceOf(backend, customer) : null;

export const amountOf = ({ price, quantity = 1 }: SubscriptionItem): number =>
  (price.unit_amount ?? 0) * quantity;

/** The lines of a subscription's current period: each item at its price, during a trial for nothing. */
export function periodLines(backend: Backend, subscription: Subscription, customer: Customer): InvoiceLine[] {
  const isTrial = subscription.status === "trialing";
  return subscription.items.data.map((item) =>
    buildLine(backend, {
      amount: isTrial ? 0 : amountOf(item),
      description: isTrial
        ? `Trial period for ${productName(backend, item.price)}`
        : describePrice(backend, item.price, item.quantity ?? 1),
      period: { start: item.current_period_start, end: item.current_period_end },
      price: item.price,
      quantity: item.quantity ?? 1,
      subscription: subscription.id,
      item: item.id,
      proration: false,
      place: placeOf(backend, subscription, customer),
    }),
  );
}
