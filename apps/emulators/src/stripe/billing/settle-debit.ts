import type { Backend } from "../backend";
import { findAccount, type Decline } from "../model/test-cards";
import { paymentOf, settlePayment } from "../resources/invoice-payments";
import { refuseIntent } from "../resources/payment-intents/payment-intent";
import { updateObject } from "../resources/save";
import { emit } from "../webhooks/emit";
import { applyPayment, failInvoice } from "./pay-invoice";
import { settleInvoice } from "./finalize-invoice";
import { isEnded, subscriptionOf } from "./subscription-state";

/** Why a debit comes back. */
const REFUSED: Decline = {
  code: "payment_method_customer_decline",
  decline_code: "generic_decline",
  message: "The customer's bank account could not be debited.",
};
const SENT_BACK = {
  amount_captured: 0,
  captured: false,
  failure_code: REFUSED.code,
  failure_message: REFUSED.message,
  status: "failed",
} as const;

/** Ends a pending debit: it was collected, or the bank has sent it back. */
export function settleDebit(backend: Backend, id: string): void {
  const { store } = backend;
  const intent = store.get("payment_intent", id);
  if (intent?.status !== "processing") return;
  const number = store.get("funding", intent.payment_method ?? "")?.number ?? "";
  const fails = !findAccount(number)?.succeeds || store.get("failing_customer", intent.customer ?? "");
  const charge = store.get("charge", intent.latest_charge ?? "")!;
  const payment = paymentOf(backend, id);
  const invoice = store.get("invoice", payment?.invoice ?? "");
  if (fails) {
    updateObject(backend, charge, SENT_BACK, "charge.failed");
    refuseIntent(backend, intent, REFUSED);
  } else {
    updateObject(backend, charge, { paid: true, status: "succeeded" }, "charge.succeeded");
    const received = { amount_received: intent.amount, status: "succeeded" } as const;
    updateObject(backend, intent, received, "payment_intent.succeeded");
  }
  if (!payment || invoice?.status !== "open") return;
  if (fails) {
    const subscription = subscriptionOf(backend, invoice);
    const automatic = subscription !== undefined && !isEnded(subscription);
    const { attempt_count } = invoice;
    applyPayment(backend, failInvoice(backend, invoice, { attempt_count, automatic }), "failed");
  } else {
    settlePayment(backend, payment);
    applyPayment(backend, settleInvoice(backend, invoice, invoice.amount_remaining), "succeeded");
  }
  emitSessionOutcome(backend, invoice.id, !fails);
}

/** Gives a checkout that was completed with a pending debit its outcome, with the event. */
function emitSessionOutcome(backend: Backend, invoice: string, paid: boolean) {
  const session = backend.store.list("checkout.session").find((one) => one.invoice === invoice);
  if (session?.payment_status !== "unpaid") return;
  const settled = updateObject(backend, session, { payment_status: paid ? "paid" : "unpaid" });
  emit(backend, `checkout.session.async_payment_${paid ? "succeeded" : "failed"}`, settled);
}
