import type Stripe from "stripe";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { isWithin, pageOf } from "../../http/list";
import { created, expand, pagination, paramsOf, text } from "../../http/params";
import { requireObject } from "../save";

const listParams = paramsOf<Stripe.DisputeListParams>()({
  ...pagination,
  ...created,
  charge: text.optional(),
  payment_intent: text.optional(),
});

/** Disputes, which the control API opens: retrieve and list. */
export function disputeRoutes(api: Api, backend: Backend): void {
  const returns = "dispute";

  api.get(
    "/v1/disputes/:id",
    { params: paramsOf<Stripe.DisputeRetrieveParams>()({ expand }), returns },
    (_, { id }) => requireObject(backend, "dispute", id),
  );
  api.get("/v1/disputes", { params: listParams, returns, list: true }, (params) =>
    pageOf(
      backend.store.list("dispute"),
      params,
      "/v1/disputes",
      (dispute) =>
        (params.charge === undefined || dispute.charge === params.charge) &&
        (params.payment_intent === undefined || dispute.payment_intent === params.payment_intent) &&
        isWithin(dispute.created, params.created),
    ),
  );
}
