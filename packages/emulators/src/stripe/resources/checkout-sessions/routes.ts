import type Stripe from "stripe";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidRequest } from "../../http/api-error";
import { isWithin, pageOf } from "../../http/list";
import { expand, pagination, paramsOf } from "../../http/params";
import { requireObject } from "../save";
import { createSession } from "./create-session";
import { expireSession } from "./expire-session";
import { createParams, listParams } from "./params";

/** Checkout sessions: create, retrieve, list, expire, and their lines. */
export function checkoutSessionRoutes(api: Api, backend: Backend): void {
  const returns = "checkout.session";
  const path = "/v1/checkout/sessions";
  const find = (id: string) => requireObject(backend, "checkout.session", id);

  api.post(path, { params: createParams, returns }, (params) => createSession(backend, params));
  api.get(
    `${path}/:id`,
    { params: paramsOf<Stripe.Checkout.SessionRetrieveParams>()({ expand }), returns },
    (_, { id }) => find(id),
  );
  api.get(path, { params: listParams, returns, list: true }, (params) =>
    pageOf(
      backend.store.list("checkout.session"),
      params,
      path,
      (session) =>
        (params.customer === undefined || session.customer === params.customer) &&
        (params.customer_details === undefined ||
          session.customer_details?.email === params.customer_details.email) &&
        (params.status === undefined || session.status === params.status) &&
        (params.subscription === undefined || session.subscription === params.subscription) &&
        isWithin(session.created, params.created),
    ),
  );
  api.post(
    `${path}/:id/expire`,
    { params: paramsOf<Stripe.Checkout.SessionExpireParams>()({ expand }), returns },
    (_, { id }) => {
      const { status } = find(id);
      if (status !== "open")
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
        );
      expireSession(backend, id);
      return find(id);
    },
  );
  api.get(
    `${path}/:id/line_items`,
    {
      params: paramsOf<Stripe.Checkout.SessionListLineItemsParams>()(pagination),
      returns: "item",
      list: true,
    },
    (params, { id }) => {
      find(id);
      const lines = backend.store.get("checkout_input", id)?.lines ?? [];
      return pageOf(lines.toReversed(), params, `${path}/${id}/line_items`);
    },
  );
}
