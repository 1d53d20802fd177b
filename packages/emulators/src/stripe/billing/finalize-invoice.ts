import type { Backend } from "../backend";
import { moveBalance } from "../resources/balance-transactions";
import { createObject, updateObject } from "../resources/save";
import type { Invoice } from "../store/objects";
import { settleInvoice } from "./settle-invoice";
import { customerOf } from "./subscription-state";

/** Saves a new draft, with its event. */
export const createInvoice = (backend: Backend, invoice: Invoice): Invoice =>
  createObject(backend, invoice, "invoice.created");

/**
 * Finalizes a draft: it gets its number and its pages, and the customer's balance pays first. An invoice without a rest
 * is paid at once.
 */
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
