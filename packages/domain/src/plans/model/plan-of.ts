import type { PlanId } from "./plans";

export type Subscription = {
  /** As stored: free, active, trial, past due, cancelling at period end, cancelled, unpaid ... */
  status: string;
  /** End of the paid period; null when none is known. */
  endsAt: Date | null;
};

/** Nothing is paid for: not yet, or not any more. */
const NOT_PAID = new Set(["free", "unpaid", "ended", "incomplete", "incomplete_expired"]);
/** These run out with their period; of the others the payment provider says when they are over. */
const RUNS_OUT = /^(cancel|trial)/;

/**
 * THE entitlement: which plan a subscription gives at `now` (epoch milliseconds). Any stored status other than free
 * counts as paid, except unpaid, ended and incomplete; past due keeps access.
 */
export function planOf({ status, endsAt }: Subscription, now: number): PlanId {
  const known = status
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  if (known === "" || NOT_PAID.has(known)) return "free";
  if (RUNS_OUT.test(known) && endsAt && endsAt.getTime() <= now) return "free";
  return "professional";
}
