/** From the smallest to the largest. */
export const PLAN_IDS = ["free", "professional", "enterprise"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export type Plan = {
  /** In euro cents, per month and per year. */
  price: { monthly: number; yearly: number };
  aiPostsPerMonth: number;
  /** The number of posts that may be created; null means unlimited, here and below. */
  postsPerMonth: number | null;
  analyticsDays: number | null;
  analyticsViewsPerMonth: number | null;
};

/** The table of plans: prices, limits and pages all read it. */
export const PLANS: Record<PlanId, Plan> = {
  free: {
    price: { monthly: 0, yearly: 0 },
    aiPostsPerMonth: 5,
    postsPerMonth: 10,
    analyticsDays: 30,
    analyticsViewsPerMonth: 50,
  },
  professional: {
    price: { monthly: 2900, yearly: 29_000 },
    aiPostsPerMonth: 100,
    postsPerMonth: null,
    analyticsDays: 365,
    analyticsViewsPerMonth: null,
  },
  enterprise: {
    price: { monthly: 9900, yearly: 79_200 },
    aiPostsPerMonth: 500,
    postsPerMonth: null,
    analyticsDays: null,
    analyticsViewsPerMonth: null,
  },
};

/** Intervals for which a paid plan can be ordered. */
export const INTERVALS = ["month", "year"] as const;
export type Interval = (typeof INTERVALS)[number];

export const PAID_PLAN_IDS = ["professional", "enterprise"] as const;
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];

/** Returns the price of a plan for one interval, in euro cents, tax included. */
export function getPrice(plan: PlanId, interval: Interval): number {
  return PLANS[plan].price[interval === "month" ? "monthly" : "yearly"];
}

/** Returns what a year saves when it is paid at once: percent of twelve months, to a tenth; 0 when free. */
export function yearlySaving(plan: PlanId): number {
  const { monthly, yearly } = PLANS[plan].price;
  return monthly === 0 ? 0 : Math.round((1 - yearly / (12 * monthly)) * 1000) / 10;
}

export type Subscription = {
  /** The stored status: one of SUBSCRIPTION_STATUSES, or a word of the payment provider. */
  status: string;
  /** The stored plan; null when none is known. */
  plan: string | null;
  /** The end of the paid period; null when none is known. */
  endsAt: Date | null;
};

/** Statuses in which nothing is paid for. */
const NOT_PAID = new Set(["free", "unpaid", "ended", "incomplete", "incomplete_expired"]);

/** Statuses that end with their period; for others the payment provider reports the end. */
const RUNS_OUT = /^(cancel|trial)/;

/**
 * Returns the plan that a subscription gives at `now` (epoch milliseconds); every entitlement is decided here. Any
 * stored status other than free counts as paid, except unpaid, ended and incomplete; past due keeps access. A paid
 * subscription without a known plan gives the smallest paid one.
 */
export function getPlan({ status, plan, endsAt }: Subscription, now: number): PlanId {
  const known = status
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  if (known === "" || NOT_PAID.has(known)) return "free";
  if (RUNS_OUT.test(known) && endsAt && endsAt.getTime() <= now) return "free";
  return PAID_PLAN_IDS.find((id) => id === plan) ?? "professional";
}
