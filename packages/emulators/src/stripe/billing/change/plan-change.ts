import type { Backend } from "../../backend";
import { addIntervals, isSameInterval } from "../../model/periods";
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from "../../store/objects";
import { buildLine, describeCredit, describeRest } from "../build-line";
import { amountOf, periodLines, placeOf } from "../period-lines";
import { prorate } from "../proration";
import { customerOf, intervalOf, periodEnd, periodStart } from "../subscription-state";
import { changeItems, type ItemChange } from "./change-items";

export type ProrationBehavior = "always_invoice" | "create_prorations" | "none";
export type Change = {
  items: ItemChange[];
  proration: ProrationBehavior;
  /** When the change counts, in Unix seconds. */
  date: number;
  /** Whether a new period begins with the change, whatever the prices are. */
  resetAnchor: boolean;
  /** A trial's new end, or that it ends now. */
  trialEnd: number | "now" | null;
};
export type PlannedChange = {
  subscription: Subscription;
  /** Credits for what is left of the old prices, and what is left of the new ones. */
  prorations: InvoiceLine[];
  /** The lines of a period that begins now; null when the period goes on. */
  newPeriod: InvoiceLine[] | null;
};

/** What a change makes of a subscription and what is to be paid for it. Nothing is saved. */
export function planChange(backend: Backend, subscription: Subscription, change: Change): PlannedChange {
  const { date, trialEnd } = change;
  const period = { start: periodStart(subscription), end: periodEnd(subscription) };
  const items = changeItems(backend, subscription, change.items);
  const changed: Subscription = { ...subscription, items: { ...subscription.items, data: items } };
  const customer = customerOf(backend, subscription);
  if (subscription.status === "trialing" && trialEnd !== "now")
    return {
      subscription: trialEnd === null ? changed : endTrialAt(changed, trialEnd),
      prorations: [],
      newPeriod: null,
    };
  const endsTrial = subscription.status === "trialing";
  const resets = change.resetAnchor || endsTrial || changesInterval(subscription, items);
  const next = resets ? restart(changed, date) : changed;
  const prorations =
    change.proration === "none" || endsTrial
      ? []
      : prorationLines(backend, { before: subscription, after: next, period, resets, date });
  return { subscription: next, prorations, newPeriod: resets ? periodLines(backend, next, customer) : null };
}

const endTrialAt = (subscription: Subscription, end: number): Subscription => ({
  ...subscription,
  billing_cycle_anchor: end,
  items: {
    ...subscription.items,
    data: subscription.items.data.map((item) => ({ ...item, current_period_end: end })),
  },
  trial_end: end,
});

function changesInterval(before: Subscription, items: SubscriptionItem[]): boolean {
  const intervals = before.items.data.map(({ price }) => intervalOf(price));
  return items.some(
    ({ price }) => !intervals.some((interval) => isSameInterval(interval, intervalOf(price))),
  );
}

/** The subscription with a period that begins at `date`. */
function restart(subscription: Subscription, date: number): Subscription {
  const trialing = subscription.status === "trialing";
  return {
    ...subscription,
    billing_cycle_anchor: date,
    items: {
      ...subscription.items,
      data: subscription.items.data.map((item) => ({
        ...item,
        current_period_start: date,
        current_period_end: addIntervals(date, intervalOf(item.price), 1),
      })),
    },
    status: trialing ? "active" : subscription.status,
    trial_end: trialing ? date : subscription.trial_end,
  };
}

type Proration = {
  before: Subscription;
  after: Subscription;
  period: { start: number; end: number };
  resets: boolean;
  date: number;
};

function prorationLines(backend: Backend, { before, after, period, resets, date }: Proration): InvoiceLine[] {
  const place = placeOf(backend, before, customerOf(backend, before));
  const line = (
    item: SubscriptionItem,
    sign: 1 | -1,
    describe: (backend: Backend, price: Price, date: number) => string,
  ) =>
    buildLine(backend, {
      amount: sign * prorate(amountOf(item), period, date),
      description: describe(backend, item.price, date),
      period: { start: date, end: period.end },
      price: item.price,
      quantity: item.quantity ?? 1,
      subscription: before.id,
      item: item.id,
      proration: true,
      place,
    });
  const isSame = (a: SubscriptionItem, b: SubscriptionItem) =>
    a.id === b.id && a.price.id === b.price.id && a.quantity === b.quantity;
  const replaced = before.items.data.filter(
    (old) => resets || !after.items.data.some((item) => isSame(item, old)),
  );
  const added = resets
    ? []
    : after.items.data.filter((item) => !before.items.data.some((old) => isSame(item, old)));
  return [
    ...replaced.map((item) => line(item, -1, describeCredit)),
    ...added.map((item) => line(item, 1, describeRest)),
  ];
}

/** A credit for what is left of the period, of a subscription that ends at `date`. */
export function creditRest(backend: Backend, subscription: Subscription, date: number): InvoiceLine[] {
  const period = { start: periodStart(subscription), end: periodEnd(subscription) };
  const nothing = { ...subscription, items: { ...subscription.items, data: [] } };
  return prorationLines(backend, { before: subscription, after: nothing, period, resets: false, date });
}
