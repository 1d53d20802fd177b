import type { Backend } from "../backend";
import { nulls } from "../model/nulls";
import { updateObject } from "../resources/save";
import type { Invoice, Subscription } from "../store/objects";
import { emit } from "../webhooks/emit";
import { isEnded, scheduleNext, subscriptionOf } from "./subscription-state";

/** Ends a subscription at once. Its open invoices stay open, and nobody collects them any more. */
export function cancelNow(
  backend: Backend,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
  at: number = backend.now(),
): Subscription {
  if (isEnded(subscription)) return subscription;
  const details = subscription.cancellation_details ?? nulls("comment feedback feedback_option");
  const ended = updateObject(backend, subscription, {
    canceled_at: subscription.canceled_at ?? backend.now(),
    cancellation_details: { ...details, reason },
    ended_at: at,
    status: "canceled",
  });
  scheduleNext(backend, ended);
  for (const invoice of backend.store.list("invoice"))
    if (subscriptionOf(backend, invoice)?.id === ended.id) stopCollecting(backend, invoice);
  emit(backend, "customer.subscription.deleted", ended);
  return ended;
}

function stopCollecting(backend: Backend, invoice: Invoice) {
  if (invoice.status !== "open" && invoice.status !== "draft") return;
  backend.jobs.cancel("retry_invoice", invoice.id);
  backend.jobs.cancel("finalize_invoice", invoice.id);
  const change = { auto_advance: false, ...nulls("automatically_finalizes_at next_payment_attempt") };
  updateObject(backend, invoice, change, "invoice.updated");
}
