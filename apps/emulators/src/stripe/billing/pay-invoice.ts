import type { Backend } from "../backend";
import { openPayment, settlePayment } from "../resources/invoice-payments";
import {
  confirmPayment,
  type Confirmation,
  type PaymentResult,
} from "../resources/payment-intents/payment-intent";
import { updateObject } from "../resources/save";
import type { Invoice, PaymentIntent, PaymentMethod } from "../store/objects";
import { emit } from "../webhooks/emit";
import { setDelinquent, settleInvoice } from "./finalize-invoice";
import { cancelNow, chargedMethod, isEnded, subscriptionOf } from "./subscription-state";

const DAY_SECONDS = 86_400;

export type Attempt = Confirmation & {
  /** The method that is charged; without it, that of the subscription or the customer. */
  method?: PaymentMethod | undefined;
  /** The intent that a checkout began with. */
  existing?: PaymentIntent | undefined;
  /** Whether Stripe attempts it by itself, and plans the next attempt. */
  automatic?: boolean;
};

/** Attempts to pay an open invoice and does to its subscription what comes of it. */
export function payInvoice(backend: Backend, invoice: Invoice, attempt: Attempt): PaymentResult {
  const subscription = subscriptionOf(backend, invoice);
  const method = attempt.method ?? (subscription && chargedMethod(backend, subscription));
  const { payment, intent } = openPayment(backend, invoice, attempt.existing);
  // A debit that is pending must not be made twice.
  if (intent.status === "processing") return { status: "processing", decline: null };
  const result: PaymentResult = method
    ? confirmPayment(backend, intent, method, attempt)
    : { status: "failed", decline: null };
  if (result.status === "succeeded") settlePayment(backend, payment);
  const attempted = attemptedInvoice(backend, invoice, { result, automatic: attempt.automatic ?? false });
  applyPayment(backend, attempted, result.status);
  return result;
}

function attemptedInvoice(
  backend: Backend,
  invoice: Invoice,
  { result, automatic }: { result: PaymentResult; automatic: boolean },
): Invoice {
  if (result.status === "succeeded") return settleInvoice(backend, invoice, invoice.amount_remaining);
  const attempt_count = invoice.attempt_count + 1;
  if (result.status === "processing") {
    const pending = { attempt_count, attempted: true, next_payment_attempt: null };
    return updateObject(backend, invoice, pending, "invoice.updated");
  }
  const failed = failInvoice(backend, invoice, { attempt_count, automatic });
  if (result.status === "requires_action") emit(backend, "invoice.payment_action_required", failed);
  return failed;
}

/** A failed attempt: the next one, if there is one, and the events. */
export function failInvoice(
  backend: Backend,
  invoice: Invoice,
  { attempt_count, automatic }: { attempt_count: number; automatic: boolean },
): Invoice {
  const days = backend.settings.get().retryDays[attempt_count - 1];
  const next = days === undefined ? null : backend.now() + Math.round(days * DAY_SECONDS);
  const next_payment_attempt = automatic ? next : invoice.next_payment_attempt;
  if (automatic && next !== null) backend.jobs.schedule("retry_invoice", invoice.id, next);
  const change = { attempt_count, attempted: true, next_payment_attempt };
  const failed = updateObject(backend, invoice, change, "invoice.updated");
  emit(backend, "invoice.payment_failed", failed);
  setDelinquent(backend, invoice, true);
  return failed;
}

/** An attempt that Stripe makes by itself, with the customer away. */
export function collectInvoice(backend: Backend, id: string): void {
  const invoice = backend.store.get("invoice", id);
  if (invoice?.status === "open") payInvoice(backend, invoice, { offSession: true, automatic: true });
}

/**
 * Gives a subscription the status that follows from an attempt to pay one of its invoices. A pending debit makes a new
 * subscription active, and repairs none that is past due. After the last retry a subscription is canceled, as is chosen
 * in the Dashboard by default.
 */
export function applyPayment(backend: Backend, invoice: Invoice, result: PaymentResult["status"]): void {
  const subscription = subscriptionOf(backend, invoice);
  if (!subscription || isEnded(subscription)) return;
  const { status, latest_invoice } = subscription;
  const change = (next: "active" | "past_due") =>
    updateObject(backend, subscription, { status: next }, "customer.subscription.updated");
  const recovers = result === "succeeded" && status === "past_due" && latest_invoice === invoice.id;
  if (result === "succeeded" || result === "processing") {
    if (status === "incomplete" || recovers) change("active");
    return;
  }
  if (status === "incomplete") return;
  const due = change("past_due");
  if (invoice.next_payment_attempt === null) cancelNow(backend, due, "payment_failed");
}
