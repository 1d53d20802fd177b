import type { Backend } from "../backend";
import type { PaymentResult } from "../resources/payment-intents/confirm";
import { updateObject } from "../resources/save";
import type { Invoice, Subscription } from "../store/objects";
import { cancelNow } from "./cancel-subscription";
import { isEnded, subscriptionOf } from "./subscription-state";

/** Gives a subscription the status that follows from an attempt to pay one of its invoices. */
export function applyPayment(backend: Backend, invoice: Invoice, result: PaymentResult["status"]): void {
  const subscription = subscriptionOf(backend, invoice);
  if (!subscription || isEnded(subscription)) return;
  if (result === "succeeded" || result === "processing") applySuccess(backend, subscription, invoice, result);
  else applyFailure(backend, subscription, invoice);
}

/** A pending debit makes a new subscription active, and repairs none that is past due. */
function applySuccess(
  backend: Backend,
  subscription: Subscription,
  invoice: Invoice,
  result: "succeeded" | "processing",
) {
  const { status, latest_invoice } = subscription;
  const starts = status === "incomplete";
  const recovers =
    result === "succeeded" && (status === "past_due" || status === "unpaid") && latest_invoice === invoice.id;
  if (!starts && !recovers) return;
  backend.jobs.cancel("expire_incomplete", subscription.id);
  updateObject(backend, "subscription", subscription, { status: "active" }, "customer.subscription.updated");
}

function applyFailure(backend: Backend, subscription: Subscription, invoice: Invoice) {
  const { status } = subscription;
  // It waits for its first payment until it expires; a trial is not shortened by another invoice.
  if (status === "incomplete" || status === "trialing") return;
  const due =
    status === "active"
      ? updateObject(
          backend,
          "subscription",
          subscription,
          { status: "past_due" },
          "customer.subscription.updated",
        )
      : subscription;
  if (invoice.next_payment_attempt !== null || due.status !== "past_due") return;
  switch (backend.settings.get().afterRetries) {
    case "cancel":
      cancelNow(backend, due, "payment_failed");
      return;
    case "mark_unpaid":
      updateObject(backend, "subscription", due, { status: "unpaid" }, "customer.subscription.updated");
      return;
    case "leave_past_due":
  }
}
