import type { Backend } from "../backend";
import { cardError, invalidRequest } from "../http/api-error";
import { previewCharge } from "../resources/payment-intents/payment-intent";
import { updateObject } from "../resources/save";
import type { Invoice, Subscription } from "../store/objects";
import { buildInvoice } from "./build-invoice";
import { periodLine } from "./build-line";
import { createInvoice, finalizeInvoice } from "./finalize-invoice";
import { payInvoice } from "./pay-invoice";
import { planChange, type Change } from "./plan-change";
import { chargedMethod, inNextPeriod, periodEnd, scheduleNext } from "./subscription-state";

/** Changes a subscription's price, and charges at once what is to be paid for it, or changes nothing. */
export function applyChange(
  backend: Backend,
  subscription: Subscription,
  change: Change,
  settings: Partial<Subscription>,
): Subscription {
  const { subscription: planned, lines } = planChange(backend, subscription, change);
  const now = backend.now();
  const period = { start: now, end: now };
  const draft =
    lines.length > 0
      ? buildInvoice(backend, planned, { lines, reason: "subscription_update", period })
      : null;
  if (draft) requirePayable(backend, planned, draft);
  const { latest_invoice } = draft ? { latest_invoice: draft.id } : subscription;
  const changes = { ...planned, ...settings, latest_invoice };
  const changed = updateObject(backend, subscription, changes, "customer.subscription.updated");
  const invoice = draft && finalizeInvoice(backend, createInvoice(backend, draft));
  if (invoice?.status === "open") payInvoice(backend, invoice, { automatic: true });
  const done = backend.store.get("subscription", changed.id) ?? changed;
  scheduleNext(backend, done);
  return done;
}

/** Throws the bank's refusal before anything is changed, as `error_if_incomplete` asks for. */
function requirePayable(backend: Backend, subscription: Subscription, { amount_due }: Invoice) {
  if (amount_due === 0) return;
  const method = chargedMethod(backend, subscription);
  if (!method)
    throw invalidRequest(
      "This customer has no attached payment source or default payment method.",
      undefined,
      "resource_missing",
    );
  const outcome = previewCharge(backend, method);
  if (outcome.kind === "declined") throw cardError(outcome.decline);
  if (outcome.kind === "requires_action")
    throw cardError({
      code: "subscription_payment_intent_requires_action",
      decline_code: null,
      message:
        "Payment for this subscription requires additional user action before it can be completed successfully.",
    });
}

/** The invoice that a change would make at once or, during a trial, at its end. Nothing is saved. */
export function previewInvoice(backend: Backend, subscription: Subscription, change: Change): Invoice {
  const { subscription: next, lines } = planChange(backend, subscription, change);
  const now = backend.now();
  const end = periodEnd(next);
  const input =
    lines.length > 0
      ? { lines, period: { start: now, end: now } }
      : { lines: [periodLine(backend, inNextPeriod(next))], period: { start: end - 1, end } };
  return buildInvoice(backend, next, { ...input, reason: "upcoming" });
}
