import { canChange, canOrder } from "@takt/domain/billing/model/subscription-rules";
import { INTERVALS, PAID_PLAN_IDS, getPrice } from "@takt/domain/plans/model/plans";
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "@takt/domain/plans/model/subscription-status";
import type { RouterOutputs } from "~/trpc/react";

export type SubscriptionView = RouterOutputs["billing"]["get"];

/** A subscription's state on the page; other: the provider's word is not known yet. */
export type SubscriptionState = SubscriptionStatus | "other";

export type PlanAction = "upgrade" | "change" | "cancel" | "resume" | "paymentMethod" | "manage";

/** Returns what a subscription is called. One that will not be renewed is cancelling, whatever its status. */
export function getSubscriptionState({
  status,
  entitledTo,
  renewsAt,
  endsAt,
}: SubscriptionView): SubscriptionState {
  const known = SUBSCRIPTION_STATUSES.find((one) => one === status);
  if ((known === "active" || known === "trial") && endsAt && !renewsAt) return "cancelling";
  if (known) return known;
  if (status.startsWith("cancel")) return entitledTo === "free" ? "ended" : "cancelling";
  return "other";
}

/** Returns what a user can do about their plan, the most important first. */
export function getPlanActions(view: SubscriptionView): PlanAction[] {
  if (canOrder(view.status)) return ["upgrade"];
  if (!canChange(view.status)) return ["manage"];
  const state = getSubscriptionState(view);
  if (state === "cancelling") return ["resume", "change"];
  return state === "past_due" ? ["paymentMethod", "cancel"] : ["change", "cancel"];
}

/** Returns what is paid for, with what it is charged; null when nothing is, or when it is none of the plans on offer. */
export function boughtOffer({ plan, interval, priceCents }: SubscriptionView) {
  const paidPlan = PAID_PLAN_IDS.find((one) => one === plan);
  const period = INTERVALS.find((one) => one === interval);
  return paidPlan && period
    ? { plan: paidPlan, interval: period, priceCents: priceCents ?? getPrice(paidPlan, period) }
    : null;
}
