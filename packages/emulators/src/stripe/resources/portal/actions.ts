import type { Backend } from "../../backend";
import { cancellation, isEnded, periodEnd, scheduleNext } from "../../billing/subscription-state";
import { SAVED_UNCHARGED } from "../../model/test-cards";
import type { PaymentMethod, PortalSession, Subscription } from "../../store/objects";
import { previewCharge } from "../payment-intents/confirm";
import { attachMethod, createPaymentMethod } from "../payment-methods/payment-method";
import { readSource, type FormProblem } from "../payment-methods/read-source";
import { updateObject } from "../save";

type Form = Record<string, string>;
/** What an action of the portal comes to: a change, another page, or a problem with the form. */
export type Acted = { done: true } | { redirect: string } | { problem: FormProblem };

/** Does what a button of the portal says, as far as its configuration allows it. */
export function actInPortal(backend: Backend, session: PortalSession, form: Form): Acted {
  if (form.action === "method") return saveCard(backend, session, form);
  const { features } = backend.store.get("billing_portal.configuration", session.configuration)!;
  const subscription = shownSubscription(backend, session);
  if (form.action === "cancel" && features.subscription_cancel.enabled && subscription) {
    // In the flexible billing mode, the portal sets the end and not `cancel_at_period_end`.
    const change = cancellation(backend, subscription, periodEnd(subscription));
    scheduleNext(backend, updateObject(backend, subscription, change, "customer.subscription.updated"));
  }
  return { done: true };
}

/** The newest subscription of the portal's customer that has not ended. */
export const shownSubscription = (
  { store }: Backend,
  { customer }: PortalSession,
): Subscription | undefined =>
  store.list("subscription").findLast((one) => one.customer === customer && !isEnded(one));

function saveCard(backend: Backend, session: PortalSession, form: Form): Acted {
  const source = readSource(form, new Date(backend.clock.now()));
  if ("field" in source) return { problem: source };
  const { address = null, email = null } = backend.store.get("customer", session.customer) ?? {};
  const method = createPaymentMethod(backend, source, { address, email, name: form.name || null });
  const outcome = previewCharge(backend, method);
  const number = backend.store.get("funding", method.id)?.number;
  if (outcome.kind === "declined" && number !== SAVED_UNCHARGED)
    return { problem: { field: "number", decline: outcome.decline } };
  if (outcome.kind === "requires_action") {
    const id = backend.newId("step");
    backend.store.save("secure_step", { id, kind: "portal", ref: session.id, method: method.id, form: {} });
    return { redirect: `${backend.origin}/3d-secure/${id}` };
  }
  saveMethod(backend, session.customer, method);
  return { done: true };
}

/**
 * Makes a payment method the default, as the portal does: of the customer, and of the subscriptions that have one of
 * their own, which would be charged otherwise.
 */
export function saveMethod(backend: Backend, customerId: string, { id, ...method }: PaymentMethod): void {
  const { store } = backend;
  const customer = store.get("customer", customerId);
  if (!customer) return;
  attachMethod(backend, { id, ...method }, customerId);
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: id };
  updateObject(backend, customer, { invoice_settings }, "customer.updated");
  for (const subscription of store.list("subscription"))
    if (subscription.customer === customerId && subscription.default_payment_method !== null)
      updateObject(backend, subscription, { default_payment_method: id }, "customer.subscription.updated");
}
