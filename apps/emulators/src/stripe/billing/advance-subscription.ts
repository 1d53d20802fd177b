import type { Backend } from "../backend";
import { updateObject } from "../resources/save";
import type { Subscription, Invoice } from "../store/objects";
import { buildInvoice } from "./build-invoice";
import { periodLine } from "./build-line";
import { createInvoice, finalizeInvoice } from "./finalize-invoice";
import { collectInvoice } from "./pay-invoice";
import { inNextPeriod, isEnded, itemOf, periodEnd, scheduleNext, subscriptionOf } from "./subscription-state";
import { nulls } from "../model/nulls";
import { emit } from "../webhooks/emit";

/** How long a renewal's invoice is a draft before it is finalized and charged. */
const DRAFT_SECONDS = 3_600;

/** Does what is due for a subscription: it ends, or its next period begins. */
export function advanceSubscription(backend: Backend, id: string): void {
  const subscription = backend.store.get("subscription", id);
  if (!subscription || isEnded(subscription)) return;
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= backend.now())
    cancelNow(backend, subscription, "cancellation_requested", cancel_at);
  else if (periodEnd(subscription) > backend.now()) scheduleNext(backend, subscription);
  else renew(backend, subscription);
}

/** Begins the next period and drafts its invoice, which is finalized an hour later. */
function renew(backend: Backend, subscription: Subscription): void {
  const renewed = inNextPeriod(subscription);
  const start = itemOf(renewed).current_period_start;
  const draft = buildInvoice(backend, renewed, {
    lines: [periodLine(backend, renewed)],
    reason: "subscription_cycle",
    period: { start: start - 1, end: start },
  });
  const change = { ...renewed, latest_invoice: draft.id };
  const saved = updateObject(backend, subscription, change, "customer.subscription.updated");
  const due = backend.now() + DRAFT_SECONDS;
  createInvoice(backend, { ...draft, automatically_finalizes_at: due });
  backend.jobs.schedule("finalize_invoice", draft.id, due);
  scheduleNext(backend, saved);
}

/** Finalizes the draft of a renewal and charges it. */
export function finalizeRenewal(backend: Backend, id: string): void {
  const draft = backend.store.get("invoice", id);
  if (draft?.status !== "draft") return;
  finalizeInvoice(backend, draft);
  collectInvoice(backend, id);
}

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
