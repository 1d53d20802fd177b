import type { Backend } from "../../backend";
import { docUrl } from "../../http/api-error";
import { chargeOutcome, type ChargeOutcome } from "../../model/charge-outcome";
import { findCard, type Decline } from "../../model/test-cards";
import type { PaymentIntent, PaymentMethod } from "../../store/objects";
import { createCharge } from "../charges/create-charge";
import { updateObject } from "../save";

export type Confirmation = { offSession: boolean; authenticated: boolean };
export type PaymentResult = {
  status: "succeeded" | "processing" | "requires_action" | "failed";
  decline: Decline | null;
};

/** What charging a payment method would do now. The control API can make a customer's renewals fail. */
export function previewCharge({ store }: Backend, method: PaymentMethod, how: Confirmation): ChargeOutcome {
  const funding = store.get("funding", method.id);
  const decline = findCard("4000000000000002")?.decline;
  if (how.offSession && decline && store.get("failing_customer", method.customer ?? ""))
    return { kind: "declined", decline };
  return chargeOutcome({ number: funding?.number ?? "", setUp: funding?.authenticated ?? false, ...how });
}

/** Attempts a payment with a payment method: its charge, its new status, and their events. */
export function confirmPayment(
  backend: Backend,
  intent: PaymentIntent,
  method: PaymentMethod,
  how: Confirmation,
): PaymentResult {
  const outcome = previewCharge(backend, method, how);
  switch (outcome.kind) {
    case "declined":
      failPayment(backend, intent, method, outcome.decline);
      return { status: "failed", decline: outcome.decline };
    case "requires_action":
      requireAction(backend, intent, method);
      return { status: "requires_action", decline: null };
    case "processing":
      startDebit(backend, intent, method);
      return { status: "processing", decline: null };
    case "succeeded":
      succeed(backend, intent, method, how.authenticated);
      return { status: "succeeded", decline: null };
  }
}

/** A declined attempt: its failed charge and the error of the intent. */
export function failPayment(
  backend: Backend,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): void {
  const charge = createCharge(backend, { intent, method, status: "failed", decline, authenticated: false });
  updateObject(
    backend,
    "payment_intent",
    intent,
    { ...lastError(charge.id, method, decline), latest_charge: charge.id },
    "payment_intent.payment_failed",
  );
}

/** The error of the last attempt, after which another payment method is needed. */
export function lastError(charge: string, method: PaymentMethod, { code, decline_code, message }: Decline) {
  return {
    last_payment_error: {
      charge,
      code,
      ...(decline_code === null ? {} : { decline_code }),
      doc_url: docUrl(code),
      message,
      payment_method: method,
      type: "card_error",
    },
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  } satisfies Partial<PaymentIntent>;
}

function requireAction(backend: Backend, intent: PaymentIntent, method: PaymentMethod) {
  updateObject(
    backend,
    "payment_intent",
    intent,
    {
      next_action: {
        type: "use_stripe_sdk",
        use_stripe_sdk: {
          type: "three_d_secure_redirect",
          stripe_js: `${backend.origin}/3d-secure/${intent.id}`,
        },
      },
      payment_method: method.id,
      status: "requires_action",
    },
    "payment_intent.requires_action",
  );
}

function startDebit(backend: Backend, intent: PaymentIntent, method: PaymentMethod) {
  const charge = createCharge(backend, {
    intent,
    method,
    status: "pending",
    decline: null,
    authenticated: false,
  });
  updateObject(
    backend,
    "payment_intent",
    intent,
    {
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: method.id,
      status: "processing",
    },
    "payment_intent.processing",
  );
  backend.jobs.schedule("settle_debit", intent.id, backend.now() + backend.settings.get().debitMs / 1_000);
}

function succeed(backend: Backend, intent: PaymentIntent, method: PaymentMethod, authenticated: boolean) {
  const charge = createCharge(backend, { intent, method, status: "succeeded", decline: null, authenticated });
  const funding = backend.store.get("funding", method.id);
  if (funding && authenticated) backend.store.save("funding", { ...funding, authenticated });
  updateObject(
    backend,
    "payment_intent",
    intent,
    {
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: method.id,
      status: "succeeded",
    },
    "payment_intent.succeeded",
  );
}
