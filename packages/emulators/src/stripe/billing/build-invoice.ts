import type { Backend } from "../backend";
import type { Customer, Invoice, InvoiceLine, Subscription } from "../store/objects";
import { listOf } from "../http/list";
import { sumLines } from "./sum-lines";

export type InvoiceInput = {
  customer: Customer;
  subscription: Subscription;
  lines: InvoiceLine[];
  reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  period: { start: number; end: number };
};

/** A draft of an invoice, which is not saved yet. */
export function buildInvoice(
  backend: Backend,
  { customer, subscription, lines, reason, period }: InvoiceInput,
): Invoice {
  const id = reason === "upcoming" ? `upcoming_${backend.newId("in")}` : backend.newId("in");
  return {
    ...emptyInvoice,
    ...sumLines(lines, customer.balance),
    id,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: subscription.automatic_tax.liability,
      provider: subscription.automatic_tax.enabled ? "stripe" : null,
      status: subscription.automatic_tax.enabled ? "complete" : null,
    },
    billing_reason: reason,
    created: backend.now(),
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_tax_exempt: customer.tax_exempt ?? null,
    customer_tax_ids: backend.store
      .list("tax_id")
      .filter((taxId) => taxId.customer === customer.id)
      .map(({ type, value }) => ({ type, value })),
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
      false,
      `/v1/invoices/${id}/lines`,
    ),
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
  };
}

/** What every new invoice has. */
const emptyInvoice = {
  object: "invoice",
  account_country: "DE",
  account_name: "Emulated account",
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatically_finalizes_at: null,
  collection_method: "charge_automatically",
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: "draft",
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>;
