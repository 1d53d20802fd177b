import type { Backend } from "../../backend";
import { nulls } from "../../model/nulls";
import type { PaymentIntent, PaymentMethod } from "../../store/objects";
import { createObject, updateObject } from "../save";
import { chargeOutcome, type ChargeOutcome, type Decline } from "../../model/test-cards";
import { createCharge } from "../charges";

type Input = Pick<PaymentIntent, "amount" | "currency" | "customer" | "description">;

/** Creates the payment intent of an invoice, or of a checkout whose subscription does not exist yet. */
export function createPaymentIntent(backend: Backend, input: Input): PaymentIntent {
  const id = backend.newId("pi");
  const intent: PaymentIntent = {
    ...nulls(
      "allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at",
      "cancellation_reason customer_account excluded_payment_method_types last_payment_error latest_charge",
      "managed_payments next_action on_behalf_of payment_method payment_method_configuration_details",
      "payment_method_options payment_record processing receipt_email review shipping source statement_descriptor",
      "statement_descriptor_suffix transfer_data transfer_group",
    ),
    ...input,
    id,
    object: "payment_intent",
    amount_capturable: 0,
    amount_received: 0,
    capture_method: "automatic",
    client_secret: `${id}_secret_${backend.newId("x").slice(2)}`,
    confirmation_method: "automatic",
    created: backend.now(),
    livemode: false,
    metadata: {},
    payment_method_types: ["card", "sepa_debit"],
    setup_future_usage: "off_session",
    status: "requires_payment_method",
  };
  return createObject(backend, intent, "payment_intent.created");
}

/** Cancels the payment that a checkout has begun; one that was made stays. */
export function cancelPaymentIntent(
  backend: Backend,
  id: string | null,
  reason: "abandoned" | "automatic",
): void {
  const intent = backend.store.get("payment_intent", id ?? "");
  if (!intent || intent.status === "succeeded") return;
  const change = {
    canceled_at: backend.now(),
    cancellation_reason: reason,
    next_action: null,
    status: "canceled",
  } as const;
  updateObject(backend, intent, change, "payment_intent.canceled");
}

export type Confirmation = {
  /** Whether the customer is away, by default not. */
  offSession?: boolean;
  /** Whether a 3-D Secure step has just been taken. */
  authenticated?: boolean;
};
export type PaymentResult = {
  status: "succeeded" | "processing" | "requires_action" | "failed";
  decline: Decline | null;
};

/** A card that is declined. */
const DECLINING = "4000000000000002";

/** Returns the outcome of charging a payment method now. The control API can make a customer's renewals fail. */
export function previewCharge(
  { store }: Backend,
  method: PaymentMethod,
  { offSession = false, authenticated = false }: Confirmation = {},
): ChargeOutcome {
  const { number = "", authenticated: setUp = false } = store.get("funding", method.id) ?? {};
  const fails = offSession && store.get("failing_customer", method.customer ?? "");
  return chargeOutcome({ number: fails ? DECLINING : number, setUp, offSession, authenticated });
}

/** Attempts a payment with a payment method: its charge, its new status, and their events. */
export function confirmPayment(
  backend: Backend,
  intent: PaymentIntent,
  method: PaymentMethod,
  how: Confirmation,
): PaymentResult {
  const outcome = previewCharge(backend, method, how);
  if (outcome.kind === "declined") {
    failPayment(backend, intent, method, outcome.decline);
    return { status: "failed", decline: outcome.decline };
  }
  const { kind: status } = outcome;
  const asks = status === "requires_action";
  const chargeStatus = status === "processing" ? "pending" : "succeeded";
  const change = {
    amount_received: status === "succeeded" ? intent.amount : 0,
    last_payment_error: null,
    latest_charge: asks ? null : createCharge(backend, { intent, method, status: chargeStatus }).id,
    next_action: asks ? { type: "use_stripe_sdk", use_stripe_sdk: {} } : null,
    payment_method: method.id,
    status,
  };
  updateObject(backend, intent, change, `payment_intent.${status}`);
  const debited = backend.now() + backend.settings.get().debitMs / 1_000;
  if (status === "processing") backend.jobs.schedule("settle_debit", intent.id, debited);
  const funding = backend.store.get("funding", method.id);
  if (funding && how.authenticated) backend.store.save("funding", { ...funding, authenticated: true });
  return { status, decline: null };
}

/** A declined attempt: its failed charge and the error of the intent. */
export function failPayment(
  backend: Backend,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): void {
  const { id } = createCharge(backend, { intent, method, status: "failed", decline });
  refuseIntent(backend, { ...intent, latest_charge: id }, decline);
}

/** Notes the bank's refusal, after which another payment method is needed. */
export function refuseIntent(backend: Backend, intent: PaymentIntent, { code, message }: Decline): void {
  const change = {
    last_payment_error: { code, message, type: "card_error" },
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  } as const;
  updateObject(backend, intent, change, "payment_intent.payment_failed");
}
