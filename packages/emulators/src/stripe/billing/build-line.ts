import type { Backend } from "../backend";
import { formatDay, formatMoney } from "../model/format";
import type { InvoiceLine, Price } from "../store/objects";
import { taxOf, type TaxPlace } from "./tax";

export type LineInput = {
  amount: number;
  description: string;
  period: { start: number; end: number };
  price: Price;
  quantity: number;
  subscription: string;
  item: string;
  proration: boolean;
  /** Null without automatic tax. */
  place: TaxPlace | null;
};

/** A line of an invoice, for a subscription's item. */
export function buildLine(backend: Backend, input: LineInput): InvoiceLine {
  const { amount, description, period, price, quantity, subscription, item, proration, place } = input;
  return {
    id: backend.newId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? backend.newId("ii") : null,
        proration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item,
      },
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: place === null ? [] : [taxOf(amount, price.tax_behavior, place)],
  };
}

/** `1 × Professional (at €29.00 / month)` */
export function describePrice({ store }: Backend, price: Price, quantity: number): string {
  const { interval = "", interval_count = 1 } = price.recurring ?? {};
  const every = interval_count === 1 ? interval : `${interval_count} ${interval}s`;
  return `${quantity} × ${productName({ store }, price)} (at ${formatMoney(price.unit_amount ?? 0, price.currency)} / ${every})`;
}

export const describeCredit = (backend: Backend, price: Price, date: number): string =>
  `Unused time on ${productName(backend, price)} after ${formatDay(date)}`;

export const describeRest = (backend: Backend, price: Price, date: number): string =>
  `Remaining time on ${productName(backend, price)} after ${formatDay(date)}`;

export const productName = ({ store }: Pick<Backend, "store">, price: Price): string =>
  store.get("product", price.product)?.name ?? price.product;
