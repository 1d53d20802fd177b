import type { SubscriptionStatus } from "../../plans/model/subscription-status";
import type { StripeSubscription } from "./stripe-subscription";

/** The columns of a user's row that say what the payment provider says. */
export type SubscriptionColumns = {
  subscriptionStatus: string;
  subscriptionExpiresAt: Date | null;
  subscriptionRenewsAt: Date | null;
  subscriptionPlan: string | null;
  subscriptionInterval: string | null;
  subscriptionCurrency: string | null;
  subscriptionPriceCents: number | null;
  stripeSubscriptionId: string | null;
};

const NONE: SubscriptionColumns = {
  subscriptionStatus: "free" satisfies SubscriptionStatus,
  subscriptionExpiresAt: null,
  subscriptionRenewsAt: null,
  subscriptionPlan: null,
  subscriptionInterval: null,
  subscriptionCurrency: null,
  subscriptionPriceCents: null,
  stripeSubscriptionId: null,
};

/** Takt's word for each of Stripe's. A paused subscription is not charged, so it gives no more than an unpaid one. */
const STATUSES = new Map<string, SubscriptionStatus>([
  ["active", "active"],
  ["trialing", "trial"],
  ["past_due", "past_due"],
  ["unpaid", "unpaid"],
  ["paused", "unpaid"],
  ["incomplete", "incomplete"],
  ["canceled", "ended"],
]);

/**
 * Converts the subscription that counts; null: there is none. A status that Stripe adds later is stored as it is. A price
 * that sells none of our plans takes nothing away: the subscription keeps the plan that it had.
 */
export function toSubscriptionColumns(
  current: StripeSubscription | null,
  before: Pick<SubscriptionColumns, "stripeSubscriptionId" | "subscriptionPlan"> | null = null,
): SubscriptionColumns {
  if (!current) return NONE;
  const status = STATUSES.get(current.status) ?? current.status;
  const isRenewed = current.cancelAt === null && ["active", "trial", "past_due"].includes(status);
  return {
    subscriptionStatus: status === "active" && current.cancelAt ? "cancelling" : status,
    subscriptionExpiresAt: status === "ended" ? current.endedAt : current.cancelAt,
    subscriptionRenewsAt: isRenewed ? current.periodEndsAt : null,
    subscriptionPlan:
      current.plan ?? (before?.stripeSubscriptionId === current.id ? before.subscriptionPlan : null),
    subscriptionInterval: current.interval,
    subscriptionCurrency: current.currency,
    subscriptionPriceCents: current.priceCents,
    stripeSubscriptionId: current.id,
  };
}
