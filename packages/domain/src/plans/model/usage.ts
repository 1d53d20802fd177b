import { PLANS, type PlanId } from "./plans";

/** Kinds of usage that plans limit per month. */
export const USAGE_KINDS = ["aiPosts", "posts", "analyticsViews"] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** Kinds of usage counted in usage_months; AI posts are counted by their generations. */
export type CountedUsage = Exclude<UsageKind, "aiPosts">;

/** How many months of usage are shown, the current one included. */
export const USAGE_HISTORY_MONTHS = 6;

/** Error codes of plans. */
export type PlanErrorCode =
  /** The plan's limit of this month is reached; data.what (a CountedUsage), limit, resetsAt (ISO), zone, plan. */
  "plan_limit_reached";

/** Returns what a plan allows per month; null means unlimited. */
export function getLimit(plan: PlanId, kind: UsageKind): number | null {
  return PLANS[plan][`${kind}PerMonth`];
}

/**
 * How much of a limit is used. `near`: the last fifth, at most five, is left; `over`: more is used than the plan
 * allows, e.g. after a change to a smaller one.
 */
export type UsageLevel = "unlimited" | "left" | "near" | "reached" | "over";

/** Returns the level of usage. */
export function usageLevel(used: number, limit: number | null): UsageLevel {
  if (limit === null) return "unlimited";
  if (used >= limit) return used > limit ? "over" : "reached";
  return limit - used <= fewLeft(limit) ? "near" : "left";
}

/** Returns how many uses are few of a limit: a fifth of it, from one to five. */
export function fewLeft(limit: number): number {
  return Math.min(5, Math.max(1, Math.floor(limit / 5)));
}
