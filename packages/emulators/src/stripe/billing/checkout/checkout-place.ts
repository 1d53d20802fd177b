import type { Backend } from "../../backend";
import { taxLine, totalsOf } from "../../resources/checkout-sessions/line-items";
import type { Address, CheckoutSession, LineItem } from "../../store/objects";
import { taxPlaceOf, type TaxPlace } from "../tax";

export type Form = Record<string, string>;

/** The address that was entered; the country alone is enough where no more is asked. */
export const addressOf = (form: Form): Address => ({
  city: form.city || null,
  country: form.country || null,
  line1: form.line1 || null,
  line2: null,
  postal_code: form.postal_code || null,
  state: null,
});

/** Where a checkout is taxed: where the customer says, else where they are known to be. */
export function placeOf(backend: Backend, session: CheckoutSession, form: Form): TaxPlace | null {
  if (!session.automatic_tax.enabled) return null;
  const customer = backend.store.get("customer", session.customer ?? "");
  const known = customer ? taxPlaceOf(backend, customer) : null;
  return {
    country: form.country || (known?.country ?? null),
    hasVatId: (known?.hasVatId ?? false) || Boolean(form.tax_id),
    exempt: known?.exempt ?? false,
  };
}

/** The lines of a checkout, and their totals, taxed where the form says. */
export function taxedLines(backend: Backend, session: CheckoutSession, form: Form) {
  const place = placeOf(backend, session, form);
  const lines: LineItem[] = (backend.store.get("checkout_input", session.id)?.lines ?? []).map((line) =>
    taxLine(line, place),
  );
  return { place, lines, totals: totalsOf(lines) };
}
