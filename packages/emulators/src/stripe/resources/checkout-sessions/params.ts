import type Stripe from "stripe";
import { z } from "zod";
import {
  boolean,
  created,
  emptyable,
  expand,
  integer,
  metadata,
  natural,
  oneOf,
  pagination,
  paramsOf,
  text,
} from "../../http/params";

type Params = Stripe.Checkout.SessionCreateParams;

const message = emptyable(
  paramsOf<Stripe.Checkout.SessionCreateParams.CustomText.Submit>()({ message: text.max(1_200) }),
).optional();
const methodType = oneOf("card", "sepa_debit");

const subscriptionData = paramsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData>()(
  {
    billing_mode: paramsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData.BillingMode>()(
      { type: oneOf("flexible") },
      ["flexible"],
    ).optional(),
    description: text.max(500).optional(),
    metadata: metadata.optional(),
    trial_end: natural.optional(),
    trial_period_days: integer.optional(),
    trial_settings: paramsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData.TrialSettings>()({
      end_behavior:
        paramsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData.TrialSettings.EndBehavior>()({
          missing_payment_method: oneOf("cancel", "create_invoice", "pause"),
        }),
    }).optional(),
  },
  [
    "application_fee_percent",
    "billing_cycle_anchor",
    "billing_cycle_anchor_config",
    "default_tax_rates",
    "invoice_settings",
    "on_behalf_of",
    "pending_invoice_item_interval",
    "proration_behavior",
    "transfer_data",
  ],
);

export const createParams = paramsOf<Params>()(
  {
    allowed_payment_method_types: z.array(methodType).optional(),
    automatic_tax: paramsOf<Stripe.Checkout.SessionCreateParams.AutomaticTax>()({ enabled: boolean }, [
      "liability",
    ]).optional(),
    billing_address_collection: oneOf("auto", "required").optional(),
    cancel_url: text.optional(),
    client_reference_id: text.max(200).optional(),
    consent_collection: paramsOf<Stripe.Checkout.SessionCreateParams.ConsentCollection>()(
      { terms_of_service: oneOf("none", "required").optional() },
      ["payment_method_reuse_agreement", "promotions"],
    ).optional(),
    custom_text: paramsOf<Stripe.Checkout.SessionCreateParams.CustomText>()({
      after_submit: message,
      shipping_address: message,
      submit: message,
      terms_of_service_acceptance: message,
    }).optional(),
    customer: text.optional(),
    customer_email: text.optional(),
    customer_update: paramsOf<Stripe.Checkout.SessionCreateParams.CustomerUpdate>()(
      { address: oneOf("auto", "never").optional(), name: oneOf("auto", "never").optional() },
      ["shipping"],
    ).optional(),
    excluded_payment_method_types: z.array(methodType).optional(),
    expand,
    expires_at: natural.optional(),
    line_items: z
      .array(
        paramsOf<Stripe.Checkout.SessionCreateParams.LineItem>()(
          { metadata: metadata.optional(), price: text, quantity: integer },
          ["adjustable_quantity", "price_data", "tax_rates"],
        ),
      )
      .min(1),
    locale: oneOf("auto", "de", "en", "en-GB").optional(),
    metadata: metadata.optional(),
    mode: oneOf("subscription"),
    payment_method_collection: oneOf("always").optional(),
    submit_type: oneOf("auto", "subscribe").optional(),
    subscription_data: subscriptionData.optional(),
    success_url: text,
    tax_id_collection: paramsOf<Stripe.Checkout.SessionCreateParams.TaxIdCollection>()({
      enabled: boolean,
      required: oneOf("if_supported", "never").optional(),
    }).optional(),
    ui_mode: oneOf("hosted_page").optional(),
  },
  [
    "adaptive_pricing",
    "after_expiration",
    "allow_promotion_codes",
    "branding_settings",
    "currency",
    "custom_fields",
    "customer_account",
    "customer_creation",
    "discounts",
    "integration_identifier",
    "invoice_creation",
    "managed_payments",
    "name_collection",
    "optional_items",
    "origin_context",
    "payment_intent_data",
    "payment_method_configuration",
    "payment_method_data",
    "payment_method_options",
    "permissions",
    "phone_number_collection",
    "redirect_on_completion",
    "return_url",
    "saved_payment_method_options",
    "setup_intent_data",
    "shipping_address_collection",
    "shipping_options",
    "wallet_options",
  ],
);

export const listParams = paramsOf<Stripe.Checkout.SessionListParams>()(
  {
    ...pagination,
    ...created,
    customer: text.optional(),
    customer_details: paramsOf<Stripe.Checkout.SessionListParams.CustomerDetails>()({
      email: text,
    }).optional(),
    status: oneOf("complete", "expired", "open").optional(),
    subscription: text.optional(),
  },
  ["customer_account", "payment_intent", "payment_link"],
);
