import type { Backend } from "../backend";
import { updateObject } from "../resources/save";
import type { Subscription } from "../store/objects";
import { buildInvoice } from "./build-invoice";
import { periodLine } from "./build-line";
import { createInvoice, finalizeInvoice } from "./finalize-invoice";
import { collectInvoice } from "./pay-invoice";
import { cancelNow, inNextPeriod, isEnded, itemOf, periodEnd, scheduleNext } from "./subscription-state";

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
