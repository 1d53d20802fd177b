import type { Backend } from "../backend";
import { updateObject } from "../resources/save";
import type { Invoice } from "../store/objects";
import { emit } from "../webhooks/emit";

/** Marks an open invoice as paid, with the events of it. */
export function settleInvoice(backend: Backend, invoice: Invoice, amount: number): Invoice {
  backend.jobs.cancel("retry_invoice", invoice.id);
  const paid = updateObject(backend, "invoice", invoice, {
    amount_paid: invoice.amount_paid + amount,
    amount_remaining: 0,
    attempted: true,
    attempt_count: amount > 0 && invoice.attempt_count === 0 ? 1 : invoice.attempt_count,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: backend.now() },
  });
  emit(backend, "invoice.updated", paid, invoice);
  emit(backend, "invoice.paid", paid);
  emit(backend, "invoice.payment_succeeded", paid);
  const customer = backend.store.get("customer", invoice.customer ?? "");
  if (customer?.delinquent)
    updateObject(backend, "customer", customer, { delinquent: false }, "customer.updated");
  return paid;
}
