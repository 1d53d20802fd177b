import type { Backend } from "../backend";
import { outcomeOf } from "../resources/charges/create-charge";
import { paymentOf, settlePayment } from "../resources/invoices/invoice-payments";
import { lastError } from "../resources/payment-intents/confirm";
import { updateObject } from "../resources/save";
import { findAccount, type Decline } from "../model/test-cards";
import type { PaymentIntent } from "../store/objects";
import { emit } from "../webhooks/emit";
import { applyPayment } from "./apply-payment";
import { failInvoice } from "./pay-invoice";
import { settleInvoice } from "./settle-invoice";
import { isEnded, subscriptionOf } from "./subscription-state";

/** Why a debit comes back. */
const REFUSED: Decline = {
  code: "payment_method_customer_decline",
  decline_code: "generic_decline",
  message: "The customer's bank account could not be debited.",
};

/** Ends a pending debit: it was collected, or the bank has sent it back. */
export function settleDebit(backend: Backend, id: string): void {
  const intent = backend.store.get("payment_intent", id);
  if (intent?.status !== "processing") return;
  const number = backend.store.get("funding", intent.payment_method ?? "")?.number ?? "";
  const succeeds =
    findAccount(number)?.succeeds === true && !backend.store.get("failing_customer", intent.customer ?? "");
  if (succeeds) collect(backend, intent);
  else sendBack(backend, intent);
}

function collect(backend: Backend, intent: PaymentIntent) {
  const charge = backend.store.get("charge", intent.latest_charge ?? "");
  if (charge)
    updateObject(
      backend,
      "charge",
      charge,
      { outcome: outcomeOf("succeeded", null), paid: true, status: "succeeded" },
      "charge.succeeded",
    );
  updateObject(
    backend,
    "payment_intent",
    intent,
    { amount_received: intent.amount, status: "succeeded" },
    "payment_intent.succeeded",
  );
  const payment = paymentOf(backend, intent.id);
  const invoice = backend.store.get("invoice", payment?.invoice ?? "");
  if (!payment || invoice?.status !== "open") return;
  settlePayment(backend, payment);
  applyPayment(backend, settleInvoice(backend, invoice, invoice.amount_remaining), "succeeded");
  emitSessionOutcome(backend, invoice.id, true);
}

function sendBack(backend: Backend, intent: PaymentIntent) {
  const method = backend.store.get("payment_method", intent.payment_method ?? "");
  const charge = backend.store.get("charge", intent.latest_charge ?? "");
  if (!method || !charge) return;
  updateObject(
    backend,
    "charge",
    charge,
    {
      amount_captured: 0,
      captured: false,
      failure_code: REFUSED.code,
      failure_message: REFUSED.message,
      outcome: outcomeOf("failed", REFUSED),
      status: "failed",
    },
    "charge.failed",
  );
  updateObject(
    backend,
    "payment_intent",
    intent,
    lastError(charge.id, method, REFUSED),
    "payment_intent.payment_failed",
  );
  const invoice = backend.store.get("invoice", paymentOf(backend, intent.id)?.invoice ?? "");
  if (invoice?.status !== "open") return;
  const subscription = subscriptionOf(backend, invoice);
  const automatic = subscription !== undefined && !isEnded(subscription);
  applyPayment(
    backend,
    failInvoice(backend, invoice, { attempt_count: invoice.attempt_count, automatic }),
    "failed",
  );
  emitSessionOutcome(backend, invoice.id, false);
}

/** Gives a checkout that was completed with a pending debit its outcome, with the event. */
function emitSessionOutcome(backend: Backend, invoice: string, paid: boolean) {
  const session = backend.store.list("checkout.session").find((one) => one.invoice === invoice);
  if (!session || session.payment_status !== "unpaid") return;
  const settled = updateObject(backend, "checkout.session", session, {
    payment_status: paid ? "paid" : "unpaid",
  });
  emit(
    backend,
    paid ? "checkout.session.async_payment_succeeded" : "checkout.session.async_payment_failed",
    settled,
  );
}
