import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { paramsOf, text } from "../../http/params";
import { nulls } from "../../model/nulls";
import type { PortalSession } from "../../store/objects";
import { createObject, requireObject } from "../save";

const createParams = paramsOf<Stripe.BillingPortal.SessionCreateParams>()({
  configuration: text,
  customer: text,
  flow_data: z
    .strictObject({
      after_completion: z.strictObject({
        redirect: z.strictObject({
          return_url: text,
        }),
        type: z.literal("redirect"),
      }),
      type: z.literal("payment_method_update"),
    })
    .optional(),
  locale: z.enum(["de", "en"]),
  return_url: text,
});

/** Sessions of the portal: create, for its home page or for another payment method. */
export function portalSessionRoutes(api: Api, backend: Backend): void {
  const returns = "billing_portal.session";
  api.post("/v1/billing_portal/sessions", { params: createParams, returns }, (params) => {
    const customer = requireObject(backend, "customer", params.customer, "customer");
    requireObject(backend, "billing_portal.configuration", params.configuration, "configuration");
    const id = backend.newId("bps");
    const session: PortalSession = {
      id,
      object: returns,
      configuration: params.configuration,
      created: backend.now(),
      customer: customer.id,
      flow: params.flow_data
        ? {
            after_completion: { ...params.flow_data.after_completion, hosted_confirmation: null },
            type: params.flow_data.type,
            ...nulls("customer_update subscription_cancel subscription_pause subscription_update"),
            ...nulls("subscription_update_confirm"),
          }
        : null,
      livemode: false,
      locale: params.locale,
      return_url: params.return_url,
      url: `${backend.origin}/p/session/${id}`,
      ...nulls("after_expiration customer_account on_behalf_of"),
    };
    return createObject(backend, session, `${returns}.created`);
  });
}
