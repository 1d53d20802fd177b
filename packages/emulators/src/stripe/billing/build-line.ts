import type { Backend } from "../backend";
import { formatMoney } from "../model/format";
import { nulls } from "../model/nulls";
import type { InvoiceLine, Price, Subscription } from "../store/objects";
import { intervalOf, itemOf } from "./subscription-state";

export type LineInput = {
  amount: number;
  description: string;
  period: { start: number; end: number };
  price: Price;
  proration: boolean;
};

/** A line of an invoice, for a subscription's item. */
export function buildLine(backend: Backend, subscription: Subscription, input: LineInput): InvoiceLine {
  const { amount, description, period, price, proration } = input;
  return {
    id: backend.newId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discountable: !proration,
    discounts: [],
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? backend.newId("ii") : null,
        proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
      type: "subscription_item_details",
    },
    period,
    quantity: 1,
    subscription: subscription.id,
    subtotal: amount,
    ...nulls("discount_amounts invoice pricing quantity_decimal taxes pretax_credit_amounts"),
  };
}

/** The line of a subscription's current period, which is free during a trial. */
export function periodLine(backend: Backend, subscription: Subscription): InvoiceLine {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const isTrial = subscription.status === "trialing";
  const name = productName(backend, price);
  const amount = price.unit_amount ?? 0;
  return buildLine(backend, subscription, {
    amount: isTrial ? 0 : amount,
    description: isTrial
      ? `Trial period for ${name}`
      : `1 × ${name} (at ${formatMoney(amount, price.currency)} / ${intervalOf(price)})`,
    period: { start, end },
    price,
    proration: false,
  });
}

export const productName = ({ store }: Backend, price: Price): string =>
  store.get("product", price.product)?.name ?? price.product;
