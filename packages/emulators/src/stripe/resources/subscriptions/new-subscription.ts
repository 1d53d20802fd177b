import type { Backend } from "../../backend";
import { listOf } from "../../http/list";
import { nulls } from "../../model/nulls";
import type { Customer, Price, Subscription, SubscriptionItem } from "../../store/objects";

export type SubscriptionInput = {
  customer: Customer;
  price: Price;
  metadata: Record<string, string>;
  defaultPaymentMethod: string | null;
  trialEnd: number | null;
  automaticTax: boolean;
};
type Period = { start: number; end: number };

/** A subscription as it begins, before its first invoice. */
export function newSubscription(backend: Backend, input: SubscriptionInput, period: Period): Subscription {
  const { customer, price, trialEnd, automaticTax } = input;
  const id = backend.newId("sub");
  const now = backend.now();
  return {
    id,
    object: "subscription",
    automatic_tax: {
      disabled_reason: null,
      enabled: automaticTax,
      liability: automaticTax ? { type: "self" } : null,
    },
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible", updated_at: now },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: nulls("comment feedback feedback_option reason"),
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: input.defaultPaymentMethod,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      issuer: { type: "self" },
      ...nulls("account_tax_ids custom_fields description footer"),
    },
    items: listOf([newItem(backend, id, price, period)], `/v1/subscription_items?subscription=${id}`),
    livemode: false,
    managed_payments: { enabled: false },
    metadata: input.metadata,
    start_date: now,
    status: trialEnd === null ? "incomplete" : "trialing",
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : now,
    ...nulls(
      "application application_fee_percent billing_cycle_anchor_config billing_thresholds cancel_at canceled_at",
      "customer_account days_until_due default_source description ended_at latest_invoice",
      "next_pending_invoice_item_invoice on_behalf_of pause_collection pending_invoice_item_interval",
      "payment_settings pending_setup_intent pending_update schedule test_clock transfer_data trial_settings",
    ),
  };
}

const newItem = (backend: Backend, subscription: string, price: Price, period: Period): SubscriptionItem => ({
  id: backend.newId("si"),
  object: "subscription_item",
  created: backend.now(),
  current_period_end: period.end,
  current_period_start: period.start,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity: 1,
  subscription,
  tax_rates: [],
  ...nulls("billing_thresholds current_trial"),
});

/** The plan that Stripe still shows beside a price. */
export const planOf = (price: Price): SubscriptionItem["plan"] => ({
  id: price.id,
  object: "plan",
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? "month",
  interval_count: 1,
  livemode: false,
  metadata: price.metadata,
  product: price.product,
  usage_type: "licensed",
  ...nulls("meter nickname tiers_mode transform_usage trial_period_days"),
});
