import type { Backend } from "../backend";
import type { Decline } from "../model/test-cards";
import {
  confirmPayment,
  previewCharge,
  cancelPaymentIntent,
  createPaymentIntent,
} from "../resources/payment-intents/payment-intent";
import { createPaymentMethod, type Source, attachMethod } from "../resources/payment-methods/payment-method";
import type { CheckoutSession, PaymentIntent, Address, PaymentMethod } from "../store/objects";
import { readSource, type FormProblem } from "../resources/payment-methods/read-source";
import { customerOf } from "./subscription-state";
import { nulls } from "../model/nulls";
import { updateObject } from "../resources/save";
import { emit } from "../webhooks/emit";
import { createSubscription } from "./create-subscription";

/** Where the customer goes on: back to the shop, to the 3-D Secure step, or nowhere, with the bank's reason. */
type Submitted = { redirect: string } | { decline: Decline };

/** Takes the payment of a checkout whose form is complete. */
export function submitCheckout(
  backend: Backend,
  session: CheckoutSession,
  { form, source }: { form: Form; source: Source },
): Submitted {
  const customer = customerOf(backend, session);
  const details = { address: addressOf(form), email: customer.email, name: form.name || null };
  const method = createPaymentMethod(backend, source, details);
  // The customer's credit pays first, as it does with every invoice.
  const due = Math.max(0, (session.amount_total ?? 0) + customer.balance);
  const intent = due > 0 && intentFor(backend, session, due);
  const outcome = previewCharge(backend, method);
  if (outcome.kind === "succeeded" || outcome.kind === "processing")
    return { redirect: completeCheckout(backend, session, { form, method, authenticated: false }) };
  if (intent) confirmPayment(backend, intent, method, {});
  if (outcome.kind === "declined") return { decline: outcome.decline };
  const id = backend.newId("step");
  backend.store.save("secure_step", { id, kind: "checkout", ref: session.id, method: method.id, form });
  return { redirect: `${backend.origin}/3d-secure/${id}` };
}

/** The intent of this checkout: one that a declined attempt has left, unless the amount is another now. */
function intentFor(backend: Backend, session: CheckoutSession, amount: number): PaymentIntent {
  const input = backend.store.get("checkout_input", session.id)!;
  const existing = backend.store.get("payment_intent", input.intent ?? "");
  if (existing?.amount === amount) return existing;
  cancelPaymentIntent(backend, input.intent, "automatic");
  const { customer, currency } = session;
  const description = "Subscription creation";
  const intent = createPaymentIntent(backend, { amount, currency: currency ?? "eur", customer, description });
  backend.store.save("checkout_input", { ...input, intent: intent.id });
  return intent;
}

/** The fields of the whole address, which the checkout asks for where the shop wants it. */
export const addressFields = ({ billing_address_collection }: CheckoutSession): string[] =>
  billing_address_collection === "required" ? ["line1", "postal_code", "city"] : [];

/** Checks what was entered into a checkout, field by field as on the page. */
export function checkForm(
  { clock }: Backend,
  session: CheckoutSession,
  form: Form,
): { source: Source } | FormProblem {
  const source = readSource(form, new Date(clock.now()));
  if ("field" in source) return source;
  const missing = ["name", "country", ...addressFields(session)].find((field) => !form[field]?.trim());
  if (missing) return { field: missing };
  if (session.consent_collection && form.terms !== "on") return { field: "terms" };
  return { source };
}

type Form = Record<string, string>;

/** The address that was entered; the country alone is enough where no more is asked. */
const addressOf = ({ city, country, line1, postal_code }: Form): Address => ({
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
