import type { ApiKind } from "../../store/objects";

/**
 * A field on the way of an expansion: an id that becomes its object, a list or object that is left out without
 * expansion, a list, array or hash that is there anyway, an object that is always whole.
 */
export type Field =
  | { id: ApiKind }
  | { included: string; list: boolean }
  | { list: string }
  | { array: string }
  | { hash: string }
  | { object: string };

const id = (kind: ApiKind): Field => ({ id: kind });
const included = (kind: string): Field => ({ included: kind, list: true });
const hash = (name: string): Field => ({ hash: name });

/** The fields that can be expanded or passed through, by the `object` they are in, or by the name of a hash. */
export const FIELDS: Record<string, Record<string, Field>> = {
  customer: {
    invoice_settings: hash("customer.invoice_settings"),
    subscriptions: included("subscription"),
    sources: included("source"),
    tax_ids: included("tax_id"),
    tax: { included: "customer.tax", list: false },
  },
  "customer.invoice_settings": { default_payment_method: id("payment_method") },
  customer_balance_transaction: {
    customer: id("customer"),
    credit_note: id("credit_note"),
    invoice: id("invoice"),
  },
  tax_id: { customer: id("customer"), owner: hash("tax_id.owner") },
  "tax_id.owner": { customer: id("customer") },
  payment_method: { customer: id("customer") },
  product: { default_price: id("price") },
  price: {
    product: id("product"),
    currency_options: { included: "price.currency_options", list: false },
    tiers: { included: "price.tiers", list: false },
  },
  plan: { product: id("product") },
  subscription: {
    customer: id("customer"),
    default_payment_method: id("payment_method"),
    items: { list: "subscription_item" },
    latest_invoice: id("invoice"),
  },
  subscription_item: { price: { object: "price" }, plan: { object: "plan" } },
  invoice: {
    customer: id("customer"),
    default_payment_method: id("payment_method"),
    lines: { list: "line_item" },
    parent: hash("invoice.parent"),
    payments: included("invoice_payment"),
  },
  "invoice.parent": { subscription_details: hash("invoice.parent.subscription_details") },
  "invoice.parent.subscription_details": { subscription: id("subscription") },
  line_item: { pricing: hash("line_item.pricing"), subscription: id("subscription") },
  "line_item.pricing": { price_details: hash("line_item.pricing.price_details") },
  "line_item.pricing.price_details": { price: id("price") },
  invoice_payment: { invoice: id("invoice"), payment: hash("invoice_payment.payment") },
  "invoice_payment.payment": { payment_intent: id("payment_intent"), charge: id("charge") },
  payment_intent: {
    customer: id("customer"),
    latest_charge: id("charge"),
    payment_method: id("payment_method"),
  },
  charge: {
    customer: id("customer"),
    payment_intent: id("payment_intent"),
    refunds: included("refund"),
  },
  refund: {
    charge: id("charge"),
    customer: id("customer"),
    payment_intent: id("payment_intent"),
    payment_method: id("payment_method"),
  },
  dispute: { charge: id("charge"), payment_intent: id("payment_intent") },
  credit_note: { customer: id("customer"), invoice: id("invoice"), refunds: { array: "credit_note.refund" } },
  "credit_note.refund": { refund: id("refund") },
  "checkout.session": {
    customer: id("customer"),
    invoice: id("invoice"),
    line_items: included("item"),
    payment_intent: id("payment_intent"),
    subscription: id("subscription"),
  },
  item: { price: { object: "price" } },
  "billing_portal.session": { configuration: id("billing_portal.configuration") },
};

/** What a field leads to: the kind whose fields come next on a path. */
export function kindBehind(field: Field): string {
  if ("id" in field) return field.id;
  if ("included" in field) return field.included;
  if ("array" in field) return field.array;
  if ("hash" in field) return field.hash;
  return "object" in field ? field.object : field.list;
}

/** Whether a path may end at this field: there must be something to expand, or an object that is whole already. */
export const canEndAt = (field: Field): boolean => "id" in field || "included" in field || "object" in field;
