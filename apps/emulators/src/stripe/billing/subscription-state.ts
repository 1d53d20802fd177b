import type { Backend } from "../backend";
import { nulls } from "../model/nulls";
import { nextPeriodEnd, type Interval } from "../model/periods";
import { updateObject } from "../resources/save";
import type {
  Customer,
  Invoice,
  PaymentMethod,
  Price,
  Subscription,
  SubscriptionItem,
} from "../store/objects";
import { emit } from "../webhooks/emit";

export const isEnded = ({ status }: Subscription): boolean => status === "canceled";

/** How often a price is billed. */
export const intervalOf = (price: Price): Interval => (price.recurring?.interval ?? "month") as Interval;

/** The item of a subscription; the emulator sells no second one. */
export const itemOf = ({ items }: Subscription): SubscriptionItem => items.data[0]!;

export const periodEnd = (subscription: Subscription): number => itemOf(subscription).current_period_end;

/** The subscription with a change of its item. */
export const withItem = (subscription: Subscription, change: Partial<SubscriptionItem>): Subscription => ({
  ...subscription,
  items: { ...subscription.items, data: [{ ...itemOf(subscription), ...change }] },
});

/** The subscription in the period after its current one; a trial is over then. */
export function inNextPeriod(subscription: Subscription): Subscription {
  const start = periodEnd(subscription);
  const { status, billing_cycle_anchor } = subscription;
  const anchor = status === "trialing" ? start : billing_cycle_anchor;
  const end = nextPeriodEnd(anchor, intervalOf(itemOf(subscription).price), start);
  return {
    ...withItem(subscription, { current_period_start: start, current_period_end: end }),
    billing_cycle_anchor: anchor,
    status: status === "trialing" ? "active" : status,
  };
}

export function customerOf({ store }: Backend, { customer }: { customer: string | null }): Customer {
  const found = store.get("customer", customer ?? "");
  if (!found) throw new Error(`The customer ${customer} of an object is gone`);
  return found;
}

/** The subscription of an invoice. */
export const subscriptionOf = ({ store }: Backend, { parent }: Invoice): Subscription | undefined =>
  store.get("subscription", parent?.subscription_details?.subscription ?? "");

/** Returns the method that a subscription is charged to: its own, else its customer's default, else nothing. */
export function chargedMethod({ store }: Backend, subscription: Subscription): PaymentMethod | undefined {
  const { default_payment_method } = store.get("customer", subscription.customer)?.invoice_settings ?? {};
  return store.get("payment_method", subscription.default_payment_method ?? default_payment_method ?? "");
}

/** Plans what comes next for a subscription by time: its next period, or its own end. */
export function scheduleNext({ jobs }: Backend, subscription: Subscription): void {
  const { id, cancel_at } = subscription;
  if (isEnded(subscription)) jobs.cancel("advance_subscription", id);
  else jobs.schedule("advance_subscription", id, Math.min(periodEnd(subscription), cancel_at ?? Infinity));
}

/** Returns the fields that the end of a subscription changes: when it ends, null for no end any more, and why. */
export const cancellation = (
  { now }: Backend,
  { cancellation_details }: Subscription,
  end: number | null,
): Partial<Subscription> => ({
  cancel_at: end,
  cancel_at_period_end: false,
  canceled_at: end === null ? null : now(),
  cancellation_details: {
    ...nulls("comment feedback feedback_option"),
    ...cancellation_details,
    reason: end === null ? null : "cancellation_requested",
  },
});

/** Ends a subscription at once. Its open invoices stay open, and nobody collects them any more. */
export function cancelNow(
  backend: Backend,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
  at: number = backend.now(),
): Subscription {
  if (isEnded(subscription)) return subscription;
  const details = subscription.cancellation_details ?? nulls("comment feedback feedback_option");
  const ended = updateObject(backend, subscription, {
    canceled_at: subscription.canceled_at ?? backend.now(),
    cancellation_details: { ...details, reason },
    ended_at: at,
    status: "canceled",
  });
  scheduleNext(backend, ended);
  for (const invoice of backend.store.list("invoice"))
    if (subscriptionOf(backend, invoice)?.id === ended.id) stopCollecting(backend, invoice);
  emit(backend, "customer.subscription.deleted", ended);
  return ended;
}

function stopCollecting(backend: Backend, invoice: Invoice) {
  if (invoice.status !== "open" && invoice.status !== "draft") return;
  backend.jobs.cancel("retry_invoice", invoice.id);
  backend.jobs.cancel("finalize_invoice", invoice.id);
  const change = { auto_advance: false, ...nulls("automatically_finalizes_at next_payment_attempt") };
  updateObject(backend, invoice, change, "invoice.updated");
}
