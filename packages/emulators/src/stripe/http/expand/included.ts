import type { Backend } from "../../backend";
import { listOf } from "../list";

type Json = Record<string, unknown> & { id?: unknown; object?: string };

/** The lists and hashes that an object shows only when they are expanded, by `object` and field. */
const INCLUDED: Record<string, (backend: Backend, id: string, object: Json) => unknown> = {
  "customer.subscriptions": ({ store }, id) =>
    listOf(
      store
        .list("subscription")
        .filter(
          ({ customer, status }) =>
            customer === id && status !== "canceled" && status !== "incomplete_expired",
        )
        .toReversed(),
      false,
      `/v1/customers/${id}/subscriptions`,
    ),
  "customer.sources": (_, id) => listOf([], false, `/v1/customers/${id}/sources`),
  "customer.tax_ids": ({ store }, id) =>
    listOf(
      store
        .list("tax_id")
        .filter(({ customer }) => customer === id)
        .toReversed(),
      false,
      `/v1/customers/${id}/tax_ids`,
    ),
  "customer.tax": ({ store }, id) => {
    const country = store.get("customer", id)?.address?.country ?? null;
    return {
      automatic_tax: country === null ? "unrecognized_location" : "supported",
      ip_address: null,
      location: country === null ? null : { country, source: "billing_address", state: null },
      provider: "stripe",
    };
  },
  "invoice.payments": ({ store }, id) =>
    listOf(
      store
        .list("invoice_payment")
        .filter(({ invoice }) => invoice === id)
        .toReversed(),
      false,
      `/v1/invoice_payments?invoice=${id}`,
    ),
  "charge.refunds": ({ store }, id) =>
    listOf(
      store
        .list("refund")
        .filter(({ charge }) => charge === id)
        .toReversed(),
      false,
      `/v1/charges/${id}/refunds`,
    ),
  "checkout.session.line_items": ({ store }, id) =>
    listOf(store.get("checkout_input", id)?.lines ?? [], false, `/v1/checkout/sessions/${id}/line_items`),
  "price.currency_options": (_, __, { currency, tax_behavior, unit_amount, unit_amount_decimal }) => ({
    [String(currency)]: { custom_unit_amount: null, tax_behavior, unit_amount, unit_amount_decimal },
  }),
};

/** The value of a field that is shown only when it is expanded; undefined when there is none, as a price's tiers. */
export function readIncluded(backend: Backend, object: Json, field: string): unknown {
  return INCLUDED[`${object.object}.${field}`]?.(backend, String(object.id), object);
}
