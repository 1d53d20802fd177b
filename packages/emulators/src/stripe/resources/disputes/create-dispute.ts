import type { Backend } from "../../backend";
import type { Charge, Dispute } from "../../store/objects";
import { createObject, updateObject } from "../save";

/** How long the account has to answer. */
const ANSWER_SECONDS = 7 * 86_400;

/** A customer's bank disputes a charge. */
export function createDispute(backend: Backend, charge: Charge): Dispute {
  const now = backend.now();
  const { brand } = charge.payment_method_details?.card ?? {};
  const dispute: Dispute = {
    id: backend.newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now + ANSWER_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    ...(brand
      ? {
          payment_method_details: {
            card: { brand, case_type: "chargeback", network: brand, network_reason_code: "10.4" },
            type: "card",
          },
        }
      : {}),
    reason: "fraudulent",
    status: "needs_response",
  };
  updateObject(backend, "charge", charge, { disputed: true }, "charge.updated");
  return createObject(backend, "dispute", dispute, "charge.dispute.created");
}

const NO_EVIDENCE: Dispute["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
