import type Stripe from "stripe";
import { z } from "zod";
import {
  boolean,
  emptyable,
  expand,
  integer,
  metadata,
  natural,
  oneOf,
  paramsOf,
  text,
} from "../../http/params";

export const proration = oneOf("always_invoice", "create_prorations", "none").optional();
const paymentBehavior = oneOf("allow_incomplete", "default_incomplete", "error_if_incomplete").optional();
const cancelAt = z.union([oneOf("min_period_end", "max_period_end"), natural]);
const ITEM_NOT_EMULATED = [
  "billing_thresholds",
  "current_trial",
  "discounts",
  "plan",
  "price_data",
  "tax_rates",
] as const;

export const changedItem = paramsOf<Stripe.SubscriptionUpdateParams.Item>()(
  {
    deleted: boolean.optional(),
    id: text.optional(),
    metadata: metadata.optional(),
    price: text.optional(),
    quantity: natural.optional(),
  },
  [...ITEM_NOT_EMULATED, "clear_usage"],
);

const trialSettings = paramsOf<Stripe.SubscriptionCreateParams.TrialSettings>()({
  end_behavior: paramsOf<Stripe.SubscriptionCreateParams.TrialSettings.EndBehavior>()(
    { missing_payment_method: oneOf("cancel", "create_invoice", "pause") },
    ["billing_cycle_anchor"],
  ),
});

const common = {
  automatic_tax: paramsOf<Stripe.SubscriptionCreateParams.AutomaticTax>()({ enabled: boolean }, [
    "liability",
  ]).optional(),
  cancel_at_period_end: boolean.optional(),
  collection_method: oneOf("charge_automatically").optional(),
  default_payment_method: text.optional(),
  description: emptyable(text).optional(),
  expand,
  metadata: metadata.optional(),
  off_session: boolean.optional(),
  payment_behavior: paymentBehavior,
  payment_settings: paramsOf<Stripe.SubscriptionCreateParams.PaymentSettings>()(
    { save_default_payment_method: oneOf("off", "on_subscription").optional() },
    ["payment_method_options", "payment_method_types"],
  ).optional(),
  proration_behavior: proration,
  trial_end: z.union([z.literal("now"), natural]).optional(),
  trial_settings: trialSettings.optional(),
};
const NOT_EMULATED = [
  "add_invoice_items",
  "application_fee_percent",
  "billing_schedules",
  "billing_thresholds",
  "days_until_due",
  "default_source",
  "default_tax_rates",
  "discounts",
  "invoice_settings",
  "on_behalf_of",
  "pending_invoice_item_interval",
  "transfer_data",
  "trial_from_plan",
] as const;

export const createParams = paramsOf<Stripe.SubscriptionCreateParams>()(
  {
    ...common,
    billing_mode: paramsOf<Stripe.SubscriptionCreateParams.BillingMode>()({ type: oneOf("flexible") }, [
      "flexible",
    ]).optional(),
    cancel_at: cancelAt.optional(),
    customer: text,
    items: z
      .array(
        paramsOf<Stripe.SubscriptionCreateParams.Item>()(
          { metadata: metadata.optional(), price: text, quantity: natural.optional() },
          ITEM_NOT_EMULATED,
        ),
      )
      .min(1),
    trial_period_days: integer.optional(),
  },
  [
    ...NOT_EMULATED,
    "backdate_start_date",
    "billing_cycle_anchor",
    "billing_cycle_anchor_config",
    "currency",
    "customer_account",
  ],
);

/** Why customers cancel, as Stripe asks them. */
export const feedback = oneOf(
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
);

export const cancellationDetails = paramsOf<Stripe.SubscriptionUpdateParams.CancellationDetails>()(
  {
    comment: emptyable(text).optional(),
    feedback: emptyable(feedback).optional(),
  },
  ["feedback_option"],
);

export const updateParams = paramsOf<Stripe.SubscriptionUpdateParams>()(
  {
    ...common,
    billing_cycle_anchor: paramsOf<Stripe.SubscriptionUpdateParams.BillingCycleAnchor>()({
      type: oneOf("now", "unchanged"),
    }).optional(),
    cancel_at: emptyable(cancelAt).optional(),
    cancellation_details: cancellationDetails.optional(),
    items: z.array(changedItem).optional(),
    proration_date: natural.optional(),
  },
  [...NOT_EMULATED, "pause_collection"],
);
