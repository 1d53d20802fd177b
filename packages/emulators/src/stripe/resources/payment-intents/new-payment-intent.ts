import type { Backend } from "../../backend";
import type { PaymentIntent } from "../../store/objects";
import { createObject } from "../save";

type Input = { amount: number; currency: string; customer: string | null; description: string };

/** Creates the payment intent of an invoice, or of a checkout whose subscription does not exist yet. */
export function createPaymentIntent(
  backend: Backend,
  { amount, currency, customer, description }: Input,
): PaymentIntent {
  const id = backend.newId("pi");
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_${backend.newId("x").slice(2)}`,
    confirmation_method: "automatic",
    created: backend.now(),
    currency,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: "automatic",
        setup_future_usage: "off_session",
      },
    },
    payment_method_types: ["card", "sepa_debit"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: "off_session",
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
  return createObject(backend, "payment_intent", intent, "payment_intent.created");
}
