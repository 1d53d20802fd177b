import type { Backend } from "../backend";
import { listOf } from "../http/list";
import { nulls } from "../model/nulls";
import type { Invoice, InvoiceLine, Subscription } from "../store/objects";
import { customerOf } from "./subscription-state";

type InvoiceInput = {
  lines: InvoiceLine[];
  reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
  period: { start: number; end: number };
};

/** A draft of an invoice, which is not saved yet. A customer's balance below zero is credit, which pays first. */
export function buildInvoice(
  backend: Backend,
  subscription: Subscription,
  { lines, reason, period }: InvoiceInput,
): Invoice {
  const customer = customerOf(backend, subscription);
  const id = `${reason === "upcoming" ? "upcoming_" : ""}${backend.newId("in")}`;
  const isTaxed = subscription.automatic_tax.enabled;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const amount_due = Math.max(0, total + customer.balance);
  return {
    ...EMPTY,
    id,
    amount_due,
    amount_remaining: amount_due,
    automatic_tax: {
      ...subscription.automatic_tax,
      provider: isTaxed ? "stripe" : null,
      status: isTaxed ? "complete" : null,
    },
    billing_reason: reason,
    created: backend.now(),
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_exempt: customer.tax_exempt ?? null,
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
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
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

/** Fields of every new invoice. */
const EMPTY = {
  object: "invoice",
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  collection_method: "charge_automatically",
  default_tax_rates: [],
  discounts: [],
  issuer: { type: "self" },
  livemode: false,
  metadata: {},
  payment_settings: nulls("default_mandate payment_method_options payment_method_types"),
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  status: "draft",
  status_transitions: nulls("finalized_at marked_uncollectible_at paid_at voided_at"),
  ...nulls(
    "account_country account_name total_discount_amounts total_pretax_credit_amounts total_taxes",
    "customer_tax_ids account_tax_ids application automatically_finalizes_at custom_fields customer_account customer_phone",
    "customer_shipping default_payment_method default_source description due_date effective_at",
    "ending_balance footer from_invoice hosted_invoice_url invoice_pdf last_finalization_error",
    "latest_revision next_payment_attempt number on_behalf_of receipt_number rendering shipping_cost",
    "shipping_details statement_descriptor test_clock webhooks_delivered_at",
  ),
} satisfies Partial<Invoice>;
