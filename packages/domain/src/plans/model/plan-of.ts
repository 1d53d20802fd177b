import type { PlanId } from "./plans";

export type Subscription = {
  /** The stored status: free, active, trial, past due, cancelling at period end, cancelled, unpaid ... */
  status: string;
  /** The end of the paid period; null when none is known. */
  endsAt: Date | null;
};

/** Statuses in which nothing is paid for. */
const NOT_PAID = new Set(["free", "unpaid", "ended", "incomplete", "incomplete_expired"]);
/** Statuses that end with their period; for others the payment provider reports the end. */
const RUNS_OUT = /^(cancel|trial)/;

/**
 * Returns the plan that a subscription gives at `now` (epoch milliseconds); every entitlement is decided here. Any
 * stored status other than free counts as paid, except unpaid, ended and incomplete; past due keeps access.
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
