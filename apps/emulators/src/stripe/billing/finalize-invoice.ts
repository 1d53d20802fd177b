import type { Backend } from "../backend";
import { moveBalance } from "../resources/balance-transactions";
import { createObject, updateObject } from "../resources/save";
import type { Invoice } from "../store/objects";
import { customerOf } from "./subscription-state";
import { emit } from "../webhooks/emit";

/** Saves a new draft, with its event. */
export const createInvoice = (backend: Backend, invoice: Invoice): Invoice =>
  createObject(backend, invoice, "invoice.created");

/** Finalizes a draft: it gets its number and pages, and the customer's balance pays, perhaps all of it. */
export function finalizeInvoice(backend: Backend, draft: Invoice): Invoice {
  const customer = customerOf(backend, draft);
  const now = backend.now();
  const { currency } = draft;
  const sequence = customer.next_invoice_sequence ?? 1;
  const amount_due = Math.max(0, draft.total + customer.balance);
  const ending_balance = customer.balance + draft.total - amount_due;
  const url = `${backend.origin}/i/${backend.newId("live").replace("live_", "test_")}/${draft.id}`;
  const numbered = updateObject(backend, customer, { currency, next_invoice_sequence: sequence + 1 });
  const amount = ending_balance - customer.balance;
  moveBalance(backend, numbered, { amount, currency, type: "applied_to_invoice", invoice: draft.id });
  const finalized = {
    amount_due,
    amount_remaining: amount_due,
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
    starting_balance: customer.balance,
    status: "open",
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  } as const;
  const invoice = updateObject(backend, draft, finalized, "invoice.finalized");
  return amount_due === 0 ? settleInvoice(backend, invoice, 0) : invoice;
}

/** Marks an open invoice as paid, with the events of it. */
export function settleInvoice(backend: Backend, invoice: Invoice, amount: number): Invoice {
  backend.jobs.cancel("retry_invoice", invoice.id);
  const change = {
    amount_paid: invoice.amount_paid + amount,
    amount_remaining: 0,
    attempted: true,
    attempt_count: amount > 0 ? Math.max(1, invoice.attempt_count) : invoice.attempt_count,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: backend.now() },
  } as const;
  const paid = updateObject(backend, invoice, change, "invoice.updated");
  emit(backend, "invoice.paid", paid);
  emit(backend, "invoice.payment_succeeded", paid);
  setDelinquent(backend, invoice, false);
  return paid;
}

/** Marks a customer whose last payment failed; one that was deleted is left alone. */
export function setDelinquent(backend: Backend, invoice: Invoice, delinquent: boolean): void {
  const customer = backend.store.get("customer", invoice.customer ?? "");
  if (customer) updateObject(backend, customer, { delinquent }, "customer.updated");
}
