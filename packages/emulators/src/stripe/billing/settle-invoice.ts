import type { Backend } from "../backend";
import { updateObject } from "../resources/save";
import type { Invoice } from "../store/objects";
import { emit } from "../webhooks/emit";

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
