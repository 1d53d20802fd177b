import type { Backend } from "../backend";
import type { Api } from "../http/api";
import { nulls } from "../model/nulls";
import type { Charge, Dispute } from "../store/objects";
import { createObject, updateObject } from "./save";

/** How long the account has to answer. */
const ANSWER_SECONDS = 7 * 86_400;

/** Disputes, which the control API opens: retrieve. */
export function disputeRoutes(api: Api): void {
  api.retrieve("dispute", "/v1/disputes");
}

/** A customer's bank disputes a charge. */
export function createDispute(backend: Backend, charge: Charge): Dispute {
  const now = backend.now();
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
    reason: "fraudulent",
    status: "needs_response",
  };
  updateObject(backend, charge, { disputed: true }, "charge.updated");
  return createObject(backend, dispute, "charge.dispute.created");
}

const NO_EVIDENCE: Dispute["evidence"] = {
  enhanced_evidence: {},
  ...nulls(
    "access_activity_log billing_address cancellation_policy cancellation_policy_disclosure",
    "cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip",
    "customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id",
    "product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation",
    "service_date service_documentation shipping_address shipping_carrier shipping_date",
    "shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text",
  ),
};
