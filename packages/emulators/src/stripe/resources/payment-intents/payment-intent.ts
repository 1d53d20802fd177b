import type { Backend } from "../../backend";
import { nulls } from "../../model/nulls";
import type { PaymentIntent } from "../../store/objects";
import { createObject, updateObject } from "../save";

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
