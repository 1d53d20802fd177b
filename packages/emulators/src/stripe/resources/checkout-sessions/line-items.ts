import type { Backend } from "../../backend";
import { productName } from "../../billing/build-line";
import { rateFor, taxOf, type TaxPlace } from "../../billing/tax";
import type { LineItem, Price } from "../../store/objects";

type Totals = { amount_subtotal: number; amount_total: number; amount_tax: number };

/** A line of a checkout; during a trial nothing is paid for it. */
export function lineItem(
  backend: Backend,
  price: Price,
  { quantity, isTrial, metadata }: { quantity: number; isTrial: boolean; metadata: Record<string, string> },
): LineItem {
  const amount = isTrial ? 0 : (price.unit_amount ?? 0) * quantity;
  return {
    id: backend.newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: productName(backend, price),
    metadata,
    price,
    quantity,
  };
}

/** The line with the tax of a place; null without automatic tax, or before the address is known. */
export function taxLine(line: LineItem, place: TaxPlace | null): LineItem {
  if (place === null || place.country === null) return line;
  const tax = taxOf(line.amount_subtotal, line.price?.tax_behavior ?? null, place);
  const onTop = tax.tax_behavior === "exclusive" ? tax.amount : 0;
  return { ...line, amount_tax: tax.amount, amount_total: line.amount_subtotal + onTop };
}

/** The totals of a checkout's lines. */
export function totalsOf(lines: LineItem[]): Totals {
  const sum = (key: "amount_subtotal" | "amount_total" | "amount_tax") =>
    lines.reduce((total, line) => total + line[key], 0);
  return {
    amount_subtotal: sum("amount_subtotal"),
    amount_total: sum("amount_total"),
    amount_tax: sum("amount_tax"),
  };
}

/** The rate that a page names beside the tax. */
export const percentOf = (place: TaxPlace): number => rateFor(place).rate;
