import type { Backend } from "../backend";
import type { Interval } from "../model/periods";
import type { Customer, Invoice, PaymentMethod, Price, Subscription } from "../store/objects";

export const isEnded = ({ status }: Subscription): boolean =>
  status === "canceled" || status === "incomplete_expired";

/** How often a price is billed. */
export function intervalOf(price: Price): Interval {
  const { interval = "month", interval_count = 1 } = price.recurring ?? {};
  return { interval: asInterval(interval), interval_count };
}

function asInterval(interval: string): Interval["interval"] {
  return interval === "day" || interval === "week" || interval === "year" ? interval : "month";
}

/** The end of the period that ends first. */
export const periodEnd = ({ items }: Subscription): number =>
  Math.min(...items.data.map((item) => item.current_period_end));

export const periodStart = ({ items }: Subscription): number =>
  Math.min(...items.data.map((item) => item.current_period_start));

export function customerOf({ store }: Backend, { customer }: { customer: string | null }): Customer {
  const found = store.get("customer", customer ?? "");
  if (!found) throw new Error(`The customer ${customer} of an object is gone`);
  return found;
}

/** The subscription of an invoice. */
export const subscriptionOf = ({ store }: Backend, { parent }: Invoice): Subscription | undefined =>
  store.get("subscription", parent?.subscription_details?.subscription ?? "");

/** What a subscription is charged to: its own payment method, else its customer's default, else nothing. */
export function chargedMethod(backend: Backend, subscription: Subscription): PaymentMethod | undefined {
  const { store } = backend;
  const { default_payment_method } = store.get("customer", subscription.customer)?.invoice_settings ?? {};
  return store.get("payment_method", subscription.default_payment_method ?? default_payment_method ?? "");
}

/** Plans what comes next for a subscription by time: its next period, the end of its trial or its own end. */
export function scheduleNext({ jobs, settings }: Backend, subscription: Subscription): void {
  const { id, cancel_at, trial_end, status } = subscription;
  if (isEnded(subscription) || status === "paused") {
    for (const kind of ["advance_subscription", "announce_trial_end", "expire_incomplete"] as const)
      jobs.cancel(kind, id);
    return;
  }
  jobs.schedule("advance_subscription", id, Math.min(periodEnd(subscription), cancel_at ?? Infinity));
  if (status === "trialing" && trial_end !== null)
    jobs.schedule("announce_trial_end", id, trial_end - settings.get().trialNoticeMs / 1_000);
  else jobs.cancel("announce_trial_end", id);
}
