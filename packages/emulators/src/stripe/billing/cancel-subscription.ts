import type { Backend } from "../backend";
import { cancelPaymentIntent } from "../resources/payment-intents/cancel";
import { updateObject } from "../resources/save";
import type { Invoice, Subscription } from "../store/objects";
import { emit } from "../webhooks/emit";
import { isEnded, scheduleNext, subscriptionOf } from "./subscription-state";

export type CancellationReason = "cancellation_requested" | "payment_failed";

/** Ends a subscription at once. Its open invoices stay open, and nobody collects them any more. */
export function cancelNow(
  backend: Backend,
  subscription: Subscription,
  reason: CancellationReason,
  at: number = backend.now(),
): Subscription {
  if (isEnded(subscription)) return subscription;
  const details = subscription.cancellation_details ?? {
    comment: null,
    feedback: null,
    feedback_option: null,
  };
  const ended = updateObject(backend, "subscription", subscription, {
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
  updateObject(
    backend,
    "invoice",
    invoice,
    { auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null },
    "invoice.updated",
  );
}

/** Voids an open invoice: nothing is owed for it any more. */
export function voidInvoice(backend: Backend, invoice: Invoice): Invoice {
  backend.jobs.cancel("retry_invoice", invoice.id);
  for (const payment of backend.store.list("invoice_payment")) {
    if (payment.invoice !== invoice.id || payment.status !== "open") continue;
    updateObject(backend, "invoice_payment", payment, {
      status: "canceled",
      status_transitions: { ...payment.status_transitions, canceled_at: backend.now() },
    });
    const intent = backend.store.get("payment_intent", payment.payment.payment_intent ?? "");
    if (intent) cancelPaymentIntent(backend, intent, "void_invoice");
  }
  return updateObject(
    backend,
    "invoice",
    invoice,
    {
      auto_advance: false,
      next_payment_attempt: null,
      status: "void",
      status_transitions: { ...invoice.status_transitions, voided_at: backend.now() },
    },
    "invoice.voided",
  );
}

/** Ends a subscription whose first payment was not made in time. */
export function expireIncomplete(backend: Backend, id: string): void {
  const subscription = backend.store.get("subscription", id);
  if (subscription?.status !== "incomplete") return;
  const expired = updateObject(
    backend,
    "subscription",
    subscription,
    { ended_at: backend.now(), status: "incomplete_expired" },
    "customer.subscription.updated",
  );
  scheduleNext(backend, expired);
  const invoice = backend.store.get("invoice", subscription.latest_invoice ?? "");
  if (invoice?.status === "open") voidInvoice(backend, invoice);
}
