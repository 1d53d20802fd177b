import type { Backend } from "../backend";
import { AUTHENTICATION_FAILED } from "../model/test-cards";
import { failPayment } from "../resources/payment-intents/confirm";
import { openPayment } from "../resources/invoices/invoice-payments";
import { saveMethod } from "../resources/portal/save-method";
import type { SecureStep } from "../store/objects";
import { completeCheckout } from "./checkout/complete-checkout";
import { payInvoice } from "./pay-invoice";

/** Goes on after a 3-D Secure step. Returns where the customer is sent. */
export function finishStep(backend: Backend, step: SecureStep, authenticated: boolean): string {
  backend.store.remove("secure_step", step.id);
  switch (step.kind) {
    case "checkout":
      return finishCheckout(backend, step, authenticated);
    case "portal": {
      const method = backend.store.get("payment_method", step.method);
      const session = backend.store.get("billing_portal.session", step.ref);
      if (method && session && authenticated) saveMethod(backend, session.customer, method);
      return `${session?.url ?? backend.origin}?${authenticated ? "done=1" : "failed=1"}`;
    }
    case "invoice": {
      const invoice = backend.store.get("invoice", step.ref);
      const method = backend.store.get("payment_method", step.method);
      const url = invoice?.hosted_invoice_url ?? backend.origin;
      if (!invoice || !method || invoice.status !== "open") return url;
      if (authenticated)
        payInvoice(backend, invoice, { method, offSession: false, authenticated, automatic: false });
      else failPayment(backend, openPayment(backend, invoice).intent, method, AUTHENTICATION_FAILED);
      return authenticated ? url : `${url}?failed=1`;
    }
  }
}

function finishCheckout(backend: Backend, step: SecureStep, authenticated: boolean): string {
  const session = backend.store.get("checkout.session", step.ref);
  const method = backend.store.get("payment_method", step.method);
  const page = `${backend.origin}/c/pay/${step.ref}`;
  if (session?.status !== "open" || !method) return page;
  if (authenticated) return completeCheckout(backend, session, { form: step.form, method, authenticated });
  const intent = backend.store.get(
    "payment_intent",
    backend.store.get("checkout_input", session.id)?.intent ?? "",
  );
  if (intent) failPayment(backend, intent, method, AUTHENTICATION_FAILED);
  return `${page}?failed=1`;
}
