import type { Backend } from "../backend";
import { invalidRequest } from "../http/api-error";
import { formatDay } from "../model/format";
import { addIntervals } from "../model/periods";
import { planOf } from "../resources/subscriptions/new-subscription";
import type { InvoiceLine, Price, Subscription } from "../store/objects";
import { buildLine, periodLine, productName } from "./build-line";
import { intervalOf, itemOf, withItem } from "./subscription-state";

export type Change = {
  /** The id of the item that is there. */
  item: string;
  price: Price;
  /** When the change counts, in Unix seconds. */
  date: number;
};
/** The changed subscription, and what is to be paid for the change at once: nothing during a trial. */
type PlannedChange = { subscription: Subscription; lines: InvoiceLine[] };

/**
 * Plans a subscription's change to another price and the sum to be paid for it, by the second: a credit for the rest of
 * the old price, and the rest of the new one. Another interval begins a new period. Nothing is saved.
 */
export function planChange(
  backend: Backend,
  subscription: Subscription,
  { item, price, date }: Change,
): PlannedChange {
  const old = itemOf(subscription);
  if (old.id !== item)
    throw invalidRequest(`No such subscription_item: '${item}'`, "items[0][id]", "resource_missing");
  const changed = withItem(subscription, { plan: planOf(price), price });
  if (subscription.status === "trialing" || old.price.id === price.id)
    return { subscription: changed, lines: [] };
  const period = { start: old.current_period_start, end: old.current_period_end };
  const rest = (of: Price, sign: 1 | -1) =>
    buildLine(backend, subscription, {
      amount: sign * prorate(of.unit_amount ?? 0, period, date),
      description: `${sign < 0 ? "Unused" : "Remaining"} time on ${productName(backend, of)} after ${formatDay(date)}`,
      period: { start: date, end: period.end },
      price: of,
      proration: true,
    });
  if (intervalOf(old.price) === intervalOf(price))
    return { subscription: changed, lines: [rest(old.price, -1), rest(price, 1)] };
  const end = addIntervals(date, intervalOf(price), 1);
  const restarted = {
    ...withItem(changed, { current_period_start: date, current_period_end: end }),
    billing_cycle_anchor: date,
  };
  return { subscription: restarted, lines: [rest(old.price, -1), periodLine(backend, restarted)] };
}

type Period = { start: number; end: number };

/** The part of an amount for what is left of a period at `date`, by the second. */
export function prorate(amount: number, { start, end }: Period, date: number): number {
  if (end <= start) return 0;
  const left = Math.min(Math.max(end - date, 0), end - start);
  // Negative zero would show in an answer's JSON as 0, but not be equal to it.
  return Math.round((amount * left) / (end - start)) || 0;
}
