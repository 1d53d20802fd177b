import type Stripe from "stripe";
import { z } from "zod";
import type { Backend } from "../../backend";
import type { Api } from "../../http/api";
import { fits } from "../../http/list";
import { boolean, mergeMetadata, metadata, pagination, paramsOf, text } from "../../http/params";
import { nulls } from "../../model/nulls";
import type { PortalConfiguration } from "../../store/objects";
import { createObject, requireObject, updateObject } from "../save";

const toggle = z.strictObject({ enabled: boolean }).optional();
const allowed_updates = z.array(z.enum(["address", "email", "name", "tax_id"]));
const features = z.strictObject({
  customer_update: z.strictObject({ allowed_updates, enabled: boolean }).optional(),
  invoice_history: toggle,
  payment_method_update: toggle,
  subscription_cancel: z
    .strictObject({ enabled: boolean, mode: z.literal("at_period_end").optional() })
    .optional(),
  subscription_update: z.strictObject({ enabled: z.literal("false").transform(() => false) }).optional(),
});
const common = { default_return_url: text.optional(), metadata };
const createParams = paramsOf<Stripe.BillingPortal.ConfigurationCreateParams>()({ ...common, features });
const updateParams = paramsOf<Stripe.BillingPortal.ConfigurationUpdateParams>()({
  ...common,
  features: features.optional(),
});
const listParams = paramsOf<Stripe.BillingPortal.ConfigurationListParams>()({
  ...pagination,
  active: boolean.optional(),
});

/** Configurations of the portal: create, update and list. */
export function portalConfigurationRoutes(api: Api, backend: Backend): void {
  const returns = "billing_portal.configuration";
  const path = "/v1/billing_portal/configurations";

  api.post(path, { params: createParams, returns }, (params) =>
    createObject(backend, applyParams(newConfiguration(backend), params), `${returns}.created`),
  );
  api.post(`${path}/:id`, { params: updateParams, returns }, (params, id) => {
    const before = requireObject(backend, returns, id);
    const after = { ...applyParams(before, params), updated: backend.now() };
    return updateObject(backend, before, after, `${returns}.updated`);
  });
  api.list(returns, path, listParams, ({ active }, params) => fits({ active }, params));
}

/** Applies the parameters of a create or an update to a configuration: to each feature that they name. */
function applyParams(
  before: PortalConfiguration,
  params: z.output<typeof updateParams>,
): PortalConfiguration {
  const merged = Object.entries(params.features ?? {}).map(([name, feature]) => [
    name,
    { ...before.features[name as keyof typeof before.features], ...feature },
  ]);
  return {
    ...before,
    default_return_url: params.default_return_url ?? before.default_return_url,
    features: { ...before.features, ...(Object.fromEntries(merged) as Partial<typeof before.features>) },
    metadata: mergeMetadata(before.metadata ?? {}, params.metadata),
  };
}

/** A configuration of the portal as Stripe creates it from nothing. */
function newConfiguration(backend: Backend): PortalConfiguration {
  return {
    id: backend.newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    business_profile: nulls("headline privacy_policy_url terms_of_service_url"),
    created: backend.now(),
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: false },
      payment_method_update: { enabled: false, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: false,
        mode: "at_period_end",
        proration_behavior: "none",
      },
      subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        products: [],
        proration_behavior: "none",
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: "end_trial",
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    updated: backend.now(),
    ...nulls("application default_return_url name"),
  };
}
