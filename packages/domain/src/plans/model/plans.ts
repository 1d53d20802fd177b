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
