import type { Backend } from "../../backend";
import { listOf } from "../../http/list";
import type { Customer, Price, Subscription, SubscriptionItem } from "../../store/objects";

export type ItemInput = { price: Price; quantity: number; metadata: Record<string, string> };
export type SubscriptionInput = {
  customer: Customer;
  items: ItemInput[];
  metadata: Record<string, string>;
  description: string | null;
  defaultPaymentMethod: string | null;
  trialEnd: number | null;
  missingPaymentMethod: "cancel" | "create_invoice" | "pause";
  automaticTax: boolean;
  saveDefault: "off" | "on_subscription";
};
type Period = { start: number; end: number };

/** A subscription as it begins, before its first invoice. */
export function newSubscription(backend: Backend, input: SubscriptionInput, period: Period): Subscription {
  const { customer, items, trialEnd, automaticTax } = input;
  const id = backend.newId("sub");
  const now = backend.now();
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: automaticTax,
      liability: automaticTax ? { type: "self" } : null,
    },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible", updated_at: now },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: items[0]!.price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf(
      items.map((item) => newItem(backend, id, item, period)),
      false,
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: input.saveDefault,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? "incomplete" : "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: input.missingPaymentMethod },
    },
    trial_start: trialEnd === null ? null : now,
  };
}

/** An item of a subscription. */
export function newItem(
  backend: Backend,
  subscription: string,
  { price, quantity, metadata }: ItemInput,
  period: Period,
): SubscriptionItem {
  return {
    id: backend.newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: backend.now(),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata,
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The plan that Stripe still shows beside a price. */
export function planOf(price: Price): SubscriptionItem["plan"] {
  const { interval = "month", interval_count = 1, usage_type = "licensed" } = price.recurring ?? {};
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type,
  };
}
