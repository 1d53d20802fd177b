import type { Backend } from "../backend";
import { AUTHENTICATION_FAILED } from "../model/test-cards";
import { openPayment } from "../resources/invoice-payments";
import { failPayment } from "../resources/payment-intents/payment-intent";
import { saveMethod } from "../resources/portal/sessions";
import type { PaymentMethod, SecureStep } from "../store/objects";
import { completeCheckout } from "./submit-checkout";
import { payInvoice } from "./pay-invoice";

/** Goes on after a 3-D Secure step. Returns where the customer is sent. */
export function finishStep(backend: Backend, step: SecureStep, authenticated: boolean): string {
  backend.store.remove("secure_step", step.id);
  const method = backend.store.get("payment_method", step.method)!;
  if (step.kind === "checkout") return finishCheckout(backend, step, { method, authenticated });
  if (step.kind === "portal") {
    const { customer, url } = backend.store.get("billing_portal.session", step.ref)!;
    if (authenticated) saveMethod(backend, customer, method);
    return `${url}?${authenticated ? "done=1" : "failed=1"}`;
  }
  const invoice = backend.store.get("invoice", step.ref)!;
  if (invoice.status === "open" && authenticated) payInvoice(backend, invoice, { method, authenticated });
  else failPayment(backend, openPayment(backend, invoice).intent, method, AUTHENTICATION_FAILED);
  return `${invoice.hosted_invoice_url}${authenticated ? "" : "?failed=1"}`;
}

function finishCheckout(
  backend: Backend,
  { ref, form }: SecureStep,
  { method, authenticated }: { method: PaymentMethod; authenticated: boolean },
): string {
  const session = backend.store.get("checkout.session", ref);
  const page = `${backend.origin}/c/pay/${ref}`;
  if (session?.status !== "open") return page;
  if (authenticated) return completeCheckout(backend, session, { form, method, authenticated });
  const { intent } = backend.store.get("checkout_input", ref)!;
  const started = backend.store.get("payment_intent", intent ?? "");
  if (started) failPayment(backend, started, method, AUTHENTICATION_FAILED);
  return `${page}?failed=1`;
}
