import type Stripe from "stripe";
import type { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidRequest } from "../../http/api-error";
import { isWithin, pageOf } from "../../http/list";
import {
  created,
  expand,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  paramsOf,
  text,
} from "../../http/params";
import type { Charge } from "../../store/objects";
import { requireObject, requireReference, updateObject } from "../save";
import { createRefund } from "./create-refund";

const createParams = paramsOf<Stripe.RefundCreateParams>()(
  {
    amount: integer.optional(),
    charge: text.optional(),
    expand,
    metadata: metadata.optional(),
    payment_intent: text.optional(),
    reason: oneOf("duplicate", "fraudulent", "requested_by_customer").optional(),
  },
  ["currency", "customer", "instructions_email", "origin", "refund_application_fee", "reverse_transfer"],
);
const updateParams = paramsOf<Stripe.RefundUpdateParams>()({ expand, metadata: metadata.optional() });
const listParams = paramsOf<Stripe.RefundListParams>()({
  ...pagination,
  ...created,
  charge: text.optional(),
  payment_intent: text.optional(),
});

/** Refunds: create, retrieve, update and list. */
export function refundRoutes(api: Api, backend: Backend): void {
  const returns = "refund";

  api.post("/v1/refunds", { params: createParams, returns }, (params) =>
    createRefund(backend, {
      charge: chargeOf(backend, params),
      amount: params.amount,
      reason: params.reason ?? null,
      metadata: mergeMetadata({}, params.metadata),
    }),
  );
  api.get(
    "/v1/refunds/:id",
    { params: paramsOf<Stripe.RefundRetrieveParams>()({ expand }), returns },
    (_, { id }) => requireObject(backend, "refund", id),
  );
  api.post("/v1/refunds/:id", { params: updateParams, returns }, (params, { id }) => {
    const before = requireObject(backend, "refund", id);
    const change = { metadata: mergeMetadata(before.metadata ?? {}, params.metadata) };
    return updateObject(backend, "refund", before, change, "refund.updated");
  });
  api.get("/v1/refunds", { params: listParams, returns, list: true }, (params) =>
    pageOf(
      backend.store.list("refund"),
      params,
      "/v1/refunds",
      (refund) =>
        (params.charge === undefined || refund.charge === params.charge) &&
        (params.payment_intent === undefined || refund.payment_intent === params.payment_intent) &&
        isWithin(refund.created, params.created),
    ),
  );
}

function chargeOf(backend: Backend, { charge, payment_intent }: z.output<typeof createParams>): Charge {
  if (charge !== undefined) return requireReference(backend, "charge", charge, "charge");
  if (payment_intent === undefined)
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
      {
        code: "parameter_missing",
        param: "charge",
      },
    );
  const intent = requireReference(backend, "payment_intent", payment_intent, "payment_intent");
  const latest = backend.store.get("charge", intent.latest_charge ?? "");
  if (intent.status !== "succeeded" || !latest)
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      code: "payment_intent_unexpected_state",
      param: "payment_intent",
    });
  return latest;
}
