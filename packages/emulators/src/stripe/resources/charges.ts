import type Stripe from "stripe";
import type { Backend } from "../backend";
import type { Api } from "../http/api";
import { fits } from "../http/list";
import { pagination, paramsOf, text } from "../http/params";
import { nulls } from "../model/nulls";
import type { Decline } from "../model/test-cards";
import type { Charge, PaymentIntent, PaymentMethod } from "../store/objects";
import { createObject } from "./save";

const listParams = paramsOf<Stripe.ChargeListParams>()({ ...pagination, customer: text.optional() });

/** Payment intents and charges, which invoices and checkouts create. */
export function chargeRoutes(api: Api): void {
  api.retrieve("payment_intent", "/v1/payment_intents");
  api.list("charge", "/v1/charges", listParams, ({ customer }, params) => fits({ customer }, params));
}

type Input = {
  intent: PaymentIntent;
  method: PaymentMethod;
  status: "succeeded" | "pending" | "failed";
  decline?: Decline;
};

/** Creates the charge of an attempt to pay, with its event. */
export function createCharge(backend: Backend, { intent, method, status, decline }: Input): Charge {
  const charge: Charge = {
    id: backend.newId(method.type === "card" ? "ch" : "py"),
    object: "charge",
    amount: intent.amount,
    amount_captured: status === "failed" ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: status !== "failed",
    created: backend.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: {},
    paid: status === "succeeded",
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: method.type },
    refunded: false,
    status,
    ...nulls(
      "calculated_statement_descriptor fraud_details application application_fee application_fee_amount balance_transaction failure_balance_transaction",
      "on_behalf_of outcome receipt_email receipt_number receipt_url review shipping source source_transfer",
      "statement_descriptor statement_descriptor_suffix transfer_data transfer_group",
    ),
  };
  return createObject(backend, charge, `charge.${status}`);
}
