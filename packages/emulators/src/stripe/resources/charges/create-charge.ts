import type { Backend } from "../../backend";
import { isChargeable } from "../../model/charge-outcome";
import type { Decline } from "../../model/test-cards";
import type { Charge, PaymentIntent, PaymentMethod } from "../../store/objects";
import { createObject } from "../save";

type Input = {
  intent: PaymentIntent;
  method: PaymentMethod;
  status: "succeeded" | "pending" | "failed";
  decline: Decline | null;
  authenticated: boolean;
};

/** Creates the charge of an attempt to pay, with its event. */
export function createCharge(backend: Backend, input: Input): Charge {
  const { intent, method, status, decline } = input;
  const id = backend.newId(method.type === "card" ? "ch" : "py");
  const charge: Charge = {
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: status === "failed" ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "EMULATED ACCOUNT",
    captured: isChargeable(status),
    created: backend.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(status, decline),
    paid: status === "succeeded",
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(input),
    radar_options: {},
    receipt_email: null,
    receipt_number: null,
    receipt_url: status === "failed" ? null : `${backend.origin}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
  return createObject(backend, "charge", charge, `charge.${status}`);
}

/** The outcome that the bank and Stripe's own rules give. */
export function outcomeOf(
  status: "succeeded" | "pending" | "failed",
  decline: Decline | null,
): Charge["outcome"] {
  const failed = status === "failed";
  return {
    advice_code: failed ? "try_again_later" : null,
    network_advice_code: null,
    network_decline_code: failed ? "01" : null,
    network_status: failed ? "declined_by_network" : "approved_by_network",
    reason: failed ? (decline?.decline_code ?? decline?.code ?? null) : null,
    risk_level: "normal",
    seller_message: failed
      ? "The bank did not return any further details with this decline."
      : "Payment complete.",
    type: failed ? "issuer_declined" : "authorized",
  };
}

function detailsOf({ intent, method, status, authenticated }: Input): Charge["payment_method_details"] {
  const { card, sepa_debit } = method;
  if (sepa_debit) {
    const { bank_code, branch_code, country, fingerprint, last4 } = sepa_debit;
    return {
      sepa_debit: { bank_code, branch_code, country, fingerprint, last4, mandate: null },
      type: "sepa_debit",
    };
  }
  if (!card) return { type: method.type };
  return {
    card: {
      amount_authorized: status === "failed" ? null : intent.amount,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: authenticated ? "05" : null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      regulated_status: card.regulated_status,
      three_d_secure: authenticated
        ? {
            authentication_flow: "challenge",
            electronic_commerce_indicator: "05",
            exemption_indicator: null,
            result: "authenticated",
            result_reason: null,
            transaction_id: null,
            version: "2.2.0",
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: "card",
  };
}
