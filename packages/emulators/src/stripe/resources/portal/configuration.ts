import type { z } from "zod";
import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import { mergeMetadata } from "../../http/params";
import type { PortalConfiguration } from "../../store/objects";
import { requireReference } from "../save";
import type { updateParams } from "./configuration-params";

type Params = z.output<typeof updateParams>;
type Features = PortalConfiguration["features"];

/** A configuration of the portal as Stripe creates it from nothing. */
export function newConfiguration(
  backend: Backend,
  { isDefault }: { isDefault: boolean },
): PortalConfiguration {
  const now = backend.now();
  return {
    id: backend.newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: isDefault },
      payment_method_update: { enabled: isDefault, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: isDefault,
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
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  };
}

/** What the parameters of a create or an update make of a configuration. */
export function applyParams(
  backend: Backend,
  before: PortalConfiguration,
  params: Params,
): PortalConfiguration {
  const { business_profile, default_return_url, login_page, name } = params;
  return {
    ...before,
    active: params.active ?? before.active,
    business_profile: { ...before.business_profile, ...business_profile },
    default_return_url: default_return_url === undefined ? before.default_return_url : default_return_url,
    features: applyFeatures(backend, before.features, params.features ?? {}),
    login_page: login_page
      ? {
          enabled: login_page.enabled,
          url: login_page.enabled ? `${backend.origin}/p/login/${before.id}` : null,
        }
      : before.login_page,
    metadata: mergeMetadata(before.metadata ?? {}, params.metadata),
    name: name === undefined ? before.name : name,
    updated: backend.now(),
  };
}

function applyFeatures(backend: Backend, before: Features, given: NonNullable<Params["features"]>): Features {
  const { customer_update, invoice_history, payment_method_update, subscription_cancel } = given;
  return {
    ...before,
    ...(customer_update && {
      customer_update: {
        allowed_updates: customer_update.allowed_updates ?? before.customer_update.allowed_updates,
        enabled: customer_update.enabled,
      },
    }),
    ...(invoice_history && { invoice_history }),
    ...(payment_method_update && {
      payment_method_update: { ...before.payment_method_update, enabled: payment_method_update.enabled },
    }),
    ...(subscription_cancel && {
      subscription_cancel: {
        cancellation_reason: subscription_cancel.cancellation_reason
          ? {
              enabled: subscription_cancel.cancellation_reason.enabled,
              feedback_options: null,
              options: subscription_cancel.cancellation_reason.options ?? [],
            }
          : before.subscription_cancel.cancellation_reason,
        enabled: subscription_cancel.enabled,
        mode: subscription_cancel.mode ?? before.subscription_cancel.mode,
        proration_behavior:
          subscription_cancel.proration_behavior ?? before.subscription_cancel.proration_behavior,
      },
    }),
    subscription_update: applyUpdate(backend, before.subscription_update, given.subscription_update),
  };
}

function applyUpdate(
  backend: Backend,
  before: Features["subscription_update"],
  given: NonNullable<Params["features"]>["subscription_update"],
): Features["subscription_update"] {
  if (!given) return before;
  const products = given.products?.map(({ product, prices }) => {
    requireReference(backend, "product", product, "features[subscription_update][products][0][product]");
    for (const price of prices)
      if (
        requireReference(backend, "price", price, "features[subscription_update][products][0][prices]")
          .product !== product
      )
        throw invalidRequest(`The price ${price} does not belong to the product ${product}.`, {
          param: "features[subscription_update][products]",
        });
    return { adjustable_quantity: { enabled: false, maximum: null, minimum: 1 }, prices, product };
  });
  if (given.enabled && !(products ?? before.products)?.length)
    throw invalidRequest(
      "You must specify at least one product when `features[subscription_update]` is enabled.",
      {
        code: "parameter_missing",
        param: "features[subscription_update][products]",
      },
    );
  return {
    ...before,
    default_allowed_updates: given.default_allowed_updates ?? before.default_allowed_updates,
    enabled: given.enabled,
    products: products ?? before.products ?? [],
    proration_behavior: given.proration_behavior ?? before.proration_behavior,
  };
}
