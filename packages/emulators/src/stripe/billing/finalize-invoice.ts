import type { Backend } from "../backend";
import { moveBalance } from "../resources/balance-transactions/move-balance";
import { updateObject } from "../resources/save";
import type { Invoice } from "../store/objects";
import { emit } from "../webhooks/emit";
import { settleInvoice } from "./settle-invoice";

/** Saves a new draft, with its event. */
export function createInvoice(backend: Backend, invoice: Invoice): Invoice {
  backend.store.save("invoice", invoice);
  emit(backend, "invoice.created", invoice);
  return invoice;
}

/**
 * Finalizes a draft: it gets its number and its pages, and the customer's balance pays first. An invoice without a rest
 * is paid at once.
 */
export function finalizeInvoice(backend: Backend, draft: Invoice): Invoice {
  const customer = backend.store.get("customer", draft.customer ?? "");
  if (draft.status !== "draft" || !customer) return draft;
  const now = backend.now();
  const sequence = customer.next_invoice_sequence ?? 1;
  const amount_due = Math.max(0, draft.total + customer.balance);
  const ending_balance = customer.balance + draft.total - amount_due;
  const token = backend.newId("live").replace("live_", "test_");
  const url = `${backend.origin}/i/acct_emulated/${token}/${draft.id}`;
  const numbered = updateObject(backend, "customer", customer, {
    currency: draft.currency,
    next_invoice_sequence: sequence + 1,
  });
  const amount = ending_balance - customer.balance;
  moveBalance(backend, numbered, {
    amount,
    currency: draft.currency,
    type: "applied_to_invoice",
    invoice: draft.id,
  });
  const invoice = updateObject(
    backend,
    "invoice",
    draft,
    {
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
    },
    "invoice.finalized",
  );
  return amount_due === 0 ? settleInvoice(backend, invoice, 0) : invoice;
}
