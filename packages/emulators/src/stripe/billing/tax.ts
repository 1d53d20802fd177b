import type { Backend } from "../backend";
import type { Customer, InvoiceLine } from "../store/objects";

/** The account's own country. A company elsewhere in the union pays without tax and accounts for it itself. */
const HOME = "DE";
/** Standard rates of value added tax in percent; elsewhere the account collects none. */
const RATES: Record<string, number> = {
  AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GR: 24, HR: 25, HU: 27,
  IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23,
}; // oxfmt-ignore

export type TaxPlace = { country: string | null; hasVatId: boolean; exempt: boolean };
export type LineTax = NonNullable<InvoiceLine["taxes"]>[number];

/** Where a customer is taxed. */
export function taxPlaceOf({ store }: Backend, customer: Customer): TaxPlace {
  return {
    country: customer.address?.country ?? null,
    hasVatId: store.list("tax_id").some((id) => id.customer === customer.id && id.type === "eu_vat"),
    exempt: customer.tax_exempt === "exempt" || customer.tax_exempt === "reverse",
  };
}

/** The tax of an amount, in it or on top of it, as automatic tax calculates it. */
export function taxOf(amount: number, behavior: string | null, place: TaxPlace): LineTax {
  const tax_behavior = behavior === "exclusive" ? "exclusive" : "inclusive";
  const { rate, reason } = rateFor(place);
  const tax = Math.round(
    tax_behavior === "inclusive" ? (amount * rate) / (100 + rate) : (amount * rate) / 100,
  );
  return {
    amount: tax,
    tax_behavior,
    tax_rate_details: { tax_rate: `txr_${place.country ?? "none"}${rate}${tax_behavior}`.replace(".", "") },
    taxability_reason: reason,
    taxable_amount: tax_behavior === "inclusive" ? amount - tax : amount,
    type: "tax_rate_details",
  };
}

/** The rate in percent and Stripe's reason for it. */
export function rateFor({ country, hasVatId, exempt }: TaxPlace): {
  rate: number;
  reason: "customer_exempt" | "not_collecting" | "reverse_charge" | "standard_rated";
} {
  const rate = RATES[country ?? ""];
  if (exempt) return { rate: 0, reason: "customer_exempt" };
  if (rate === undefined) return { rate: 0, reason: "not_collecting" };
  if (hasVatId && country !== HOME) return { rate: 0, reason: "reverse_charge" };
  return { rate, reason: "standard_rated" };
}
