import type { InvoiceLine } from "../store/objects";
import type { LineTax } from "./tax";

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The totals of an invoice with these lines. A customer's balance below zero is credit, which pays first. */
export function sumLines(lines: InvoiceLine[], balance: number) {
  const taxes = lines.flatMap((line) => line.taxes ?? []);
  const taxIn = (behavior: string) =>
    sum(taxes.filter((tax) => tax.tax_behavior === behavior).map(({ amount }) => amount));
  const subtotal = sum(lines.map(({ amount }) => amount));
  const total = subtotal + taxIn("exclusive");
  const amount_due = Math.max(0, total + balance);
  return {
    amount_due,
    amount_remaining: amount_due,
    subtotal,
    subtotal_excluding_tax: subtotal - taxIn("inclusive"),
    total,
    total_excluding_tax: subtotal - taxIn("inclusive"),
    total_taxes: mergeTaxes(taxes),
  };
}

/** One entry for each rate. */
function mergeTaxes(taxes: LineTax[]): LineTax[] {
  const byRate = new Map<string, LineTax>();
  for (const tax of taxes) {
    const key = `${tax.tax_rate_details?.tax_rate} ${tax.taxability_reason}`;
    const before = byRate.get(key);
    byRate.set(
      key,
      before
        ? {
            ...before,
            amount: before.amount + tax.amount,
            taxable_amount: (before.taxable_amount ?? 0) + (tax.taxable_amount ?? 0),
          }
        : tax,
    );
  }
  return [...byRate.values()];
}
