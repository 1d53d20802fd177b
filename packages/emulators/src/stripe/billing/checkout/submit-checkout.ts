import type { Backend } from "../../backend";
import type { Decline } from "../../model/test-cards";
import { cancelPaymentIntent } from "../../resources/payment-intents/cancel";
import { confirmPayment, previewCharge } from "../../resources/payment-intents/confirm";
import { createPaymentIntent } from "../../resources/payment-intents/new-payment-intent";
import { createPaymentMethod, type Source } from "../../resources/payment-methods/create-payment-method";
import { SAVED_UNCHARGED } from "../../model/test-cards";
import type { CheckoutSession, PaymentIntent, PaymentMethod } from "../../store/objects";
import { addressOf, taxedLines, type Form } from "./checkout-place";
import { completeCheckout } from "./complete-checkout";

/** Where the customer goes on: back to the shop, to the 3-D Secure step, or nowhere, with the bank's reason. */
export type Submitted = { redirect: string } | { decline: Decline };

/** Takes the payment of a checkout whose form is complete. */
export function submitCheckout(
  backend: Backend,
  session: CheckoutSession,
  { form, source }: { form: Form; source: Source },
): Submitted {
  const method = createPaymentMethod(backend, source, {
    address: addressOf(form),
    email: form.email || session.customer_details?.email || null,
    name: form.name || null,
  });
  const { totals } = taxedLines(backend, session, form);
  // The customer's credit pays first, as it does with every invoice.
  const { balance = 0 } = backend.store.get("customer", session.customer ?? "") ?? {};
  const due = Math.max(0, totals.amount_total + balance);
  if (due === 0) return setUp(backend, { session, method, form });
  const intent = intentFor(backend, session, due);
  const outcome = previewCharge(backend, method, { offSession: false, authenticated: false });
  if (outcome.kind === "declined") {
    confirmPayment(backend, intent, method, { offSession: false, authenticated: false });
    return { decline: outcome.decline };
  }
  if (outcome.kind === "requires_action") {
    confirmPayment(backend, intent, method, { offSession: false, authenticated: false });
    return openStep(backend, { session, method, form });
  }
  return { redirect: completeCheckout(backend, session, { form, method, authenticated: false }) };
}

type Attempt = { session: CheckoutSession; method: PaymentMethod; form: Form };

/** Nothing is charged during a trial, but most declining cards cannot be saved either. */
function setUp(backend: Backend, { session, method, form }: Attempt): Submitted {
  const number = backend.store.get("funding", method.id)?.number;
  const outcome = previewCharge(backend, method, { offSession: false, authenticated: false });
  if (outcome.kind === "declined" && number !== SAVED_UNCHARGED) return { decline: outcome.decline };
  if (outcome.kind === "requires_action") return openStep(backend, { session, method, form });
  return { redirect: completeCheckout(backend, session, { form, method, authenticated: false }) };
}

function openStep(backend: Backend, { session, method, form }: Attempt): Submitted {
  const id = backend.newId("step");
  backend.store.save("secure_step", { id, kind: "checkout", ref: session.id, method: method.id, form });
  return { redirect: `${backend.origin}/3d-secure/${id}` };
}

/** The intent of this checkout: one that a declined attempt has left, unless the amount is another now. */
function intentFor(backend: Backend, session: CheckoutSession, amount: number): PaymentIntent {
  const input = backend.store.get("checkout_input", session.id)!;
  const existing = backend.store.get("payment_intent", input.intent ?? "");
  if (existing?.amount === amount && existing.status !== "canceled") return existing;
  if (existing) cancelPaymentIntent(backend, existing, "automatic");
  const intent = createPaymentIntent(backend, {
    amount,
    currency: session.currency ?? "eur",
    customer: session.customer,
    description: "Subscription creation",
  });
  backend.store.save("checkout_input", { ...input, intent: intent.id });
  return intent;
}
