import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import { formatMoney } from "../../model/format";
import type { Charge, Refund } from "../../store/objects";
import { createObject, updateObject } from "../save";

type Input = {
  charge: Charge;
  amount: number | undefined;
  reason: "duplicate" | "fraudulent" | "requested_by_customer" | null;
  metadata: Record<string, string>;
};

/** Refunds a charge, in part or what is left of it. */
export function createRefund(backend: Backend, { charge, amount, reason, metadata }: Input): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== "succeeded")
    throw invalidRequest(`Charge ${charge.id} has status ${charge.status} and cannot be refunded.`, {
      code: "charge_not_refundable",
    });
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const refunded = amount ?? left;
  if (refunded < 1)
    throw invalidRequest("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  if (refunded > left)
    throw invalidRequest(
      `Refund amount (${formatMoney(refunded, charge.currency)}) is greater than unrefunded amount on charge (${formatMoney(left, charge.currency)})`,
      { param: "amount" },
    );
  const card = charge.payment_method_details?.type === "card";
  const refund: Refund = {
    id: backend.newId(card ? "re" : "pyr"),
    object: "refund",
    amount: refunded,
    balance_transaction: null,
    charge: charge.id,
    created: backend.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: card
      ? {
          card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
          type: "card",
        }
      : { type: "sepa_bank_account" },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  createObject(backend, "refund", refund, "refund.created");
  const amount_refunded = charge.amount_refunded + refunded;
  updateObject(
    backend,
    "charge",
    charge,
    { amount_refunded, refunded: amount_refunded === charge.amount },
    "charge.refunded",
  );
  return refund;
}
