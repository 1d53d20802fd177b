import type { Backend } from "../backend";
import { updateObject } from "../resources/save";
import { nextPeriodEnd } from "../model/periods";
import type { Invoice, Subscription } from "../store/objects";
import { emit } from "../webhooks/emit";
import { buildInvoice } from "./build-invoice";
import { cancelNow } from "./cancel-subscription";
import { createInvoice, finalizeInvoice } from "./finalize-invoice";
import { collectInvoice } from "./pay-invoice";
import { periodLines } from "./period-lines";
import {
  chargedMethod,
  customerOf,
  intervalOf,
  isEnded,
  periodEnd,
  scheduleNext,
} from "./subscription-state";

/** Does what is due for a subscription: it ends, its trial ends, or its next period begins. */
export function advanceSubscription(backend: Backend, id: string): void {
  const subscription = backend.store.get("subscription", id);
  if (!subscription || isEnded(subscription)) return;
  const { cancel_at, status } = subscription;
  if (cancel_at !== null && cancel_at <= backend.now()) {
    cancelNow(backend, subscription, "cancellation_requested", cancel_at);
    return;
  }
  if (periodEnd(subscription) > backend.now()) return scheduleNext(backend, subscription);
  // It has not begun, so that it is not renewed either.
  if (status === "incomplete") return;
  if (
    status === "trialing" &&
    !chargedMethod(backend, subscription) &&
    !endTrialWithoutMethod(backend, subscription)
  )
    return;
  renew(backend, subscription);
}

/** Whether a trial without a payment method goes on into a period that is billed. */
function endTrialWithoutMethod(backend: Backend, subscription: Subscription): boolean {
  const behavior = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (behavior === "cancel") cancelNow(backend, subscription, "cancellation_requested");
  if (behavior === "pause") {
    const paused = updateObject(
      backend,
      "subscription",
      subscription,
      {
        status: "paused",
        status_details: {
          paused: {
            subscription: { type: "trial_end_without_payment_method" },
            transitioned_at: backend.now(),
            type: "subscription",
          },
        },
      },
      "customer.subscription.paused",
    );
    scheduleNext(backend, paused);
  }
  return behavior !== "cancel" && behavior !== "pause";
}

/** Begins the next period and drafts its invoice, which is finalized an hour later. */
function renew(backend: Backend, subscription: Subscription): void {
  const { status, trial_end } = subscription;
  const start = periodEnd(subscription);
  const anchor = status === "trialing" && trial_end !== null ? trial_end : subscription.billing_cycle_anchor;
  const renewed: Subscription = {
    ...subscription,
    billing_cycle_anchor: anchor,
    items: {
      ...subscription.items,
      data: subscription.items.data.map((item) => ({
        ...item,
        current_period_start: start,
        current_period_end: nextPeriodEnd(anchor, intervalOf(item.price), start),
      })),
    },
    status: status === "trialing" ? "active" : status,
  };
  const draft = draftRenewal(backend, renewed);
  const saved = updateObject(
    backend,
    "subscription",
    subscription,
    { ...renewed, latest_invoice: draft.id },
    "customer.subscription.updated",
  );
  const collects = status !== "unpaid";
  const due = backend.now() + backend.settings.get().draftInvoiceMs / 1_000;
  createInvoice(backend, {
    ...draft,
    auto_advance: collects,
    automatically_finalizes_at: collects ? due : null,
  });
  if (collects) backend.jobs.schedule("finalize_invoice", draft.id, due);
  scheduleNext(backend, saved);
}

function draftRenewal(backend: Backend, renewed: Subscription): Invoice {
  const waiting = backend.store
    .list("pending_line")
    .filter(({ subscription }) => subscription === renewed.id);
  for (const { id } of waiting) backend.store.remove("pending_line", id);
  const start = renewed.items.data[0]!.current_period_start;
  const customer = customerOf(backend, renewed);
  return buildInvoice(backend, {
    customer,
    subscription: renewed,
    lines: [...waiting.map(({ line }) => line), ...periodLines(backend, renewed, customer)],
    reason: "subscription_cycle",
    period: { start: start - 1, end: start },
  });
}

/** Finalizes the draft of a renewal and charges it. */
export function finalizeRenewal(backend: Backend, id: string): void {
  const draft = backend.store.get("invoice", id);
  if (draft?.status !== "draft" || !draft.auto_advance) return;
  finalizeInvoice(backend, draft);
  collectInvoice(backend, id);
}

/** Tells that a trial ends soon. */
export function announceTrialEnd(backend: Backend, id: string): void {
  const subscription = backend.store.get("subscription", id);
  if (subscription?.status === "trialing")
    emit(backend, "customer.subscription.trial_will_end", subscription);
}
