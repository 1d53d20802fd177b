import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../backend";
import type { Api } from "../http/api";
import { invalidRequest } from "../http/api-error";
import { fits } from "../http/list";
import { integer, mergeMetadata, metadata, pagination, paramsOf, text } from "../http/params";
import { formatMoney } from "../model/format";
import { nulls } from "../model/nulls";
import type { Charge, Refund } from "../store/objects";
import { createObject, requireObject, updateObject } from "./save";

const createParams = paramsOf<Stripe.RefundCreateParams>()({
  amount: integer.pipe(z.number().min(1)),
  charge: text.optional(),
  metadata,
  payment_intent: text.optional(),
  reason: z.literal("requested_by_customer").optional(),
});
const listParams = paramsOf<Stripe.RefundListParams>()({ ...pagination, payment_intent: text.optional() });

/** Refunds of a charge, or of the payment that made it: create and list. */
export function refundRoutes(api: Api, backend: Backend): void {
  const path = "/v1/refunds";
  api.post(path, { params: createParams, returns: "refund" }, (params) => {
    const { latest_charge } =
      params.charge === undefined
        ? requireObject(backend, "payment_intent", params.payment_intent ?? "", "payment_intent")
        : { latest_charge: params.charge };
    const charge = requireObject(backend, "charge", latest_charge ?? "", "charge");
    return createRefund(backend, charge, params);
  });
  api.list("refund", path, listParams, ({ payment_intent }, params) => fits({ payment_intent }, params));
}

function createRefund(backend: Backend, charge: Charge, params: z.output<typeof createParams>): Refund {
  const { amount, reason = null } = params;
  checkRefundable(charge, amount);
  const refund: Refund = {
    id: backend.newId("re"),
    object: "refund",
    amount,
    charge: charge.id,
    created: backend.now(),
    currency: charge.currency,
    customer: charge.customer,
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    status: "succeeded",
    ...nulls(
      "balance_transaction customer_account receipt_number source_transfer_reversal transfer_reversal",
    ),
  };
  createObject(backend, refund, "refund.created");
  const amount_refunded = charge.amount_refunded + amount;
  const change = { amount_refunded, refunded: amount_refunded === charge.amount };
  updateObject(backend, charge, change, "charge.refunded");
  return refund;
}

function checkRefundable({ id, status, amount, amount_refunded, currency }: Charge, asked: number): void {
  const left = amount - amount_refunded;
  if (status !== "succeeded")
    throw invalidRequest(
      `Charge ${id} has status ${status} and cannot be refunded.`,
      undefined,
      "charge_not_refundable",
    );
  if (left === 0)
    throw invalidRequest(`Charge ${id} has already been refunded.`, undefined, "charge_already_refunded");
  if (asked > left)
    throw invalidRequest(
      `Refund amount (${formatMoney(asked, currency)}) is greater than unrefunded amount on charge (${formatMoney(left, currency)})`,
      "amount",
    );
}
