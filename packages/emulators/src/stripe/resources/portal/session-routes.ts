import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { invalidRequest } from "../../http/api-error";
import { expand, natural, oneOf, paramsOf, text } from "../../http/params";
import type { PortalConfiguration, PortalSession } from "../../store/objects";
import { createObject, requireReference } from "../save";

type FlowParams = Stripe.BillingPortal.SessionCreateParams.FlowData;
const ofSubscription = paramsOf<Stripe.BillingPortal.SessionCreateParams.FlowData.SubscriptionUpdate>()({
  subscription: text,
});
const ofCancel = paramsOf<Stripe.BillingPortal.SessionCreateParams.FlowData.SubscriptionCancel>()(
  { subscription: text },
  ["retention"],
);

const flowData = paramsOf<FlowParams>()(
  {
    after_completion: paramsOf<Stripe.BillingPortal.SessionCreateParams.FlowData.AfterCompletion>()({
      hosted_confirmation:
        paramsOf<Stripe.BillingPortal.SessionCreateParams.FlowData.AfterCompletion.HostedConfirmation>()({
          custom_message: text.optional(),
        }).optional(),
      redirect: paramsOf<Stripe.BillingPortal.SessionCreateParams.FlowData.AfterCompletion.Redirect>()({
        return_url: text,
      }).optional(),
      type: oneOf("hosted_confirmation", "portal_homepage", "redirect"),
    }).optional(),
    subscription_cancel: ofCancel.optional(),
    subscription_update: ofSubscription.optional(),
    subscription_update_confirm:
      paramsOf<Stripe.BillingPortal.SessionCreateParams.FlowData.SubscriptionUpdateConfirm>()(
        {
          items: z
            .array(
              paramsOf<Stripe.BillingPortal.SessionCreateParams.FlowData.SubscriptionUpdateConfirm.Item>()({
                id: text,
                price: text.optional(),
                quantity: natural.optional(),
              }),
            )
            .length(1),
          subscription: text,
        },
        ["discounts"],
      ).optional(),
    type: oneOf(
      "payment_method_update",
      "subscription_cancel",
      "subscription_update",
      "subscription_update_confirm",
    ),
  },
  ["subscription_pause"],
);
const createParams = paramsOf<Stripe.BillingPortal.SessionCreateParams>()(
  {
    configuration: text.optional(),
    customer: text,
    expand,
    flow_data: flowData.optional(),
    locale: oneOf("auto", "de", "en", "en-GB").optional(),
    return_url: text.optional(),
  },
  ["after_expiration", "customer_account", "on_behalf_of"],
);

/** Sessions of the portal: create. */
export function portalSessionRoutes(api: Api, backend: Backend): void {
  api.post(
    "/v1/billing_portal/sessions",
    { params: createParams, returns: "billing_portal.session" },
    (params) => {
      const customer = requireReference(backend, "customer", params.customer, "customer");
      const configuration = configurationFor(backend, params.configuration);
      const id = backend.newId("bps");
      const session: PortalSession = {
        id,
        object: "billing_portal.session",
        after_expiration: null,
        configuration: configuration.id,
        created: backend.now(),
        customer: customer.id,
        customer_account: null,
        flow: params.flow_data ? readFlow(backend, customer.id, params.flow_data) : null,
        livemode: false,
        locale: params.locale ?? null,
        on_behalf_of: null,
        return_url: params.return_url ?? configuration.default_return_url,
        url: `${backend.origin}/p/session/${id}`,
      };
      return createObject(backend, "billing_portal.session", session, "billing_portal.session.created");
    },
  );
}

function configurationFor(backend: Backend, id: string | undefined): PortalConfiguration {
  if (id !== undefined) return requireReference(backend, "billing_portal.configuration", id, "configuration");
  const saved = backend.store.list("billing_portal.configuration").find(({ is_default }) => is_default);
  if (saved && backend.settings.get().portalSaved) return saved;
  throw invalidRequest(
    "No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.",
  );
}

function readFlow(
  backend: Backend,
  customer: string,
  flow: z.output<typeof flowData>,
): PortalSession["flow"] {
  const { type, after_completion, subscription_cancel, subscription_update, subscription_update_confirm } =
    flow;
  const own = (given: { subscription: string } | undefined): string => {
    const param = `flow_data[${type}][subscription]`;
    if (!given)
      throw invalidRequest(`Missing required param: flow_data[${type}].`, {
        code: "parameter_missing",
        param,
      });
    const subscription = requireReference(backend, "subscription", given.subscription, param);
    if (subscription.customer !== customer)
      throw invalidRequest("The subscription does not belong to the customer.", { param });
    return subscription.id;
  };
  return {
    after_completion: {
      hosted_confirmation: after_completion?.hosted_confirmation
        ? { custom_message: after_completion.hosted_confirmation.custom_message ?? null }
        : null,
      redirect: after_completion?.redirect ?? null,
      type: after_completion?.type ?? "portal_homepage",
    },
    customer_update: null,
    subscription_cancel:
      type === "subscription_cancel" ? { retention: null, subscription: own(subscription_cancel) } : null,
    subscription_pause: null,
    subscription_update: type === "subscription_update" ? { subscription: own(subscription_update) } : null,
    subscription_update_confirm:
      type === "subscription_update_confirm"
        ? {
            discounts: null,
            items: (subscription_update_confirm?.items ?? []).map(({ id, price, quantity }) => ({
              id,
              price: price ?? null,
              ...(quantity === undefined ? {} : { quantity }),
            })),
            subscription: own(subscription_update_confirm),
          }
        : null,
    type,
  };
}
