import type Stripe from "stripe";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { isWithin, pageOf } from "../../http/list";
import { created, expand, pagination, paramsOf, text } from "../../http/params";
import { requireObject } from "../save";

const intentParams = paramsOf<Stripe.PaymentIntentListParams>()(
  { ...pagination, ...created, customer: text.optional() },
  ["customer_account"],
);
const chargeParams = paramsOf<Stripe.ChargeListParams>()(
  { ...pagination, ...created, customer: text.optional(), payment_intent: text.optional() },
  ["transfer_group"],
);

/** Payment intents and charges, which invoices and checkouts create: retrieve and list. */
export function chargeRoutes(api: Api, backend: Backend): void {
  api.get(
    "/v1/payment_intents/:id",
    {
      params: paramsOf<Stripe.PaymentIntentRetrieveParams>()({ client_secret: text.optional(), expand }),
      returns: "payment_intent",
    },
    (_, { id }) => requireObject(backend, "payment_intent", id),
  );
  api.get("/v1/payment_intents", { params: intentParams, returns: "payment_intent", list: true }, (params) =>
    pageOf(
      backend.store.list("payment_intent"),
      params,
      "/v1/payment_intents",
      (intent) =>
        (params.customer === undefined || intent.customer === params.customer) &&
        isWithin(intent.created, params.created),
    ),
  );
  api.get(
    "/v1/charges/:id",
    { params: paramsOf<Stripe.ChargeRetrieveParams>()({ expand }), returns: "charge" },
    (_, { id }) => requireObject(backend, "charge", id),
  );
  api.get("/v1/charges", { params: chargeParams, returns: "charge", list: true }, (params) =>
    pageOf(
      backend.store.list("charge"),
      params,
      "/v1/charges",
      (charge) =>
        (params.customer === undefined || charge.customer === params.customer) &&
        (params.payment_intent === undefined || charge.payment_intent === params.payment_intent) &&
        isWithin(charge.created, params.created),
    ),
  );
}
