import type { Backend } from "../backend";
import type { PaymentResult } from "../resources/payment-intents/confirm";
import { updateObject } from "../resources/save";
import type { Invoice } from "../store/objects";
import { cancelNow } from "./cancel-subscription";
import { isEnded, subscriptionOf } from "./subscription-state";

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
