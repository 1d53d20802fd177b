import type Stripe from "stripe";
import { z } from "zod";
import { boolean, emptyable, expand, metadata, oneOf, pagination, paramsOf, text } from "../../http/params";
import { feedback } from "../subscriptions/params";

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

const proration = oneOf("always_invoice", "create_prorations", "none").optional();

const features = paramsOf<Features>()(
  {
    customer_update: paramsOf<Stripe.BillingPortal.ConfigurationCreateParams.Features.CustomerUpdate>()({
      allowed_updates: emptyable(
        z.array(oneOf("address", "email", "name", "phone", "shipping", "tax_id")),
      ).optional(),
      enabled: boolean,
    }).optional(),
    invoice_history: paramsOf<Stripe.BillingPortal.ConfigurationCreateParams.Features.InvoiceHistory>()({
      enabled: boolean,
    }).optional(),
    payment_method_update:
      paramsOf<Stripe.BillingPortal.ConfigurationCreateParams.Features.PaymentMethodUpdate>()(
        { enabled: boolean },
        ["payment_method_configuration"],
      ).optional(),
    subscription_cancel:
      paramsOf<Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionCancel>()({
        cancellation_reason:
          paramsOf<Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionCancel.CancellationReason>()(
            {
              enabled: boolean,
              options: emptyable(z.array(feedback)),
            },
            ["feedback_options"],
          ).optional(),
        enabled: boolean,
        mode: oneOf("at_period_end", "immediately").optional(),
        proration_behavior: proration,
      }).optional(),
    subscription_update:
      paramsOf<Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate>()(
        {
          default_allowed_updates: emptyable(
            z.array(oneOf("price", "promotion_code", "quantity")),
          ).optional(),
          enabled: boolean,
          products: emptyable(
            z
              .array(
                paramsOf<Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate.Product>()(
                  { prices: z.array(text).min(1), product: text },
                  ["adjustable_quantity"],
                ),
              )
              .max(10),
          ).optional(),
          proration_behavior: proration,
        },
        ["billing_cycle_anchor", "schedule_at_period_end", "trial_update_behavior"],
      ).optional(),
  },
  ["subscription_pause"],
);

const common = {
  business_profile: paramsOf<Stripe.BillingPortal.ConfigurationCreateParams.BusinessProfile>()({
    headline: emptyable(text).optional(),
    privacy_policy_url: text.optional(),
    terms_of_service_url: text.optional(),
  }).optional(),
  default_return_url: emptyable(text).optional(),
  expand,
  login_page: paramsOf<Stripe.BillingPortal.ConfigurationCreateParams.LoginPage>()({
    enabled: boolean,
  }).optional(),
  metadata: metadata.optional(),
  name: emptyable(text).optional(),
};

export const createParams = paramsOf<Stripe.BillingPortal.ConfigurationCreateParams>()({
  ...common,
  features,
});
export const updateParams = paramsOf<Stripe.BillingPortal.ConfigurationUpdateParams>()({
  ...common,
  active: boolean.optional(),
  features: features.optional(),
});
export const listParams = paramsOf<Stripe.BillingPortal.ConfigurationListParams>()({
  ...pagination,
  active: boolean.optional(),
  is_default: boolean.optional(),
});
