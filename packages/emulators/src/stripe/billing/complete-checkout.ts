import type { Backend } from "../backend";
import { nulls } from "../model/nulls";
import { attachMethod } from "../resources/payment-methods/payment-method";
import { updateObject } from "../resources/save";
import type { Address, CheckoutSession, PaymentMethod } from "../store/objects";
import { emit } from "../webhooks/emit";
import { createSubscription } from "./create-subscription";
import { customerOf } from "./subscription-state";

export type Form = Record<string, string>;

/** The address that was entered; the country alone is enough where no more is asked. */
export const addressOf = ({ city, country, line1, postal_code }: Form): Address => ({
  ...nulls("line2 state"),
  city: city || null,
  country: country || null,
  line1: line1 || null,
  postal_code: postal_code || null,
});

/** Completes a checkout: customer, payment method, subscription and session. Returns where the customer is sent. */
export function completeCheckout(
  backend: Backend,
  session: CheckoutSession,
  { form, method, authenticated }: { form: Form; method: PaymentMethod; authenticated: boolean },
): string {
  const { store } = backend;
  const input = store.get("checkout_input", session.id)!;
  const known = customerOf(backend, session);
  const entered = {
    ...(input.updates.address && { address: addressOf(form) }),
    ...(input.updates.name && { name: form.name! }),
  };
  const customer = updateObject(backend, known, entered, "customer.updated");
  attachMethod(backend, method, customer.id);
  const subscription = createSubscription(
    backend,
    {
      customer,
      // The price as it is now: it may have lost its lookup key since the session began.
      price: store.get("price", input.lines[0]!.price!.id)!,
      metadata: input.metadata,
      defaultPaymentMethod: method.id,
      trialEnd: null,
      automaticTax: session.automatic_tax.enabled,
    },
    { method, authenticated, existing: store.get("payment_intent", input.intent ?? "") },
  );
  backend.jobs.cancel("expire_checkout", session.id);
  const invoice = store.get("invoice", subscription.latest_invoice ?? "");
  const complete = updateObject(backend, session, {
    automatic_tax: { ...session.automatic_tax, status: session.automatic_tax.enabled ? "complete" : null },
    consent: session.consent && { promotions: null, terms_of_service: "accepted" },
    customer_details: { ...session.customer_details!, address: addressOf(form), name: form.name || null },
    invoice: subscription.latest_invoice,
    payment_status: invoice?.status === "paid" ? "paid" : "unpaid",
    status: "complete",
    subscription: subscription.id,
    url: null,
  });
  emit(backend, "checkout.session.completed", complete);
  return (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}
