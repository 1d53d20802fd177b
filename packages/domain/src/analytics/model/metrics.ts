/** Metrics of a post on one day, as LinkedIn names them. */
export const POST_DAY_METRICS = [
  "impressions",
  "engagements",
  "reactions",
  "comments",
  "reshares",
  "saves",
  "sends",
] as const;
export type PostDayMetric = (typeof POST_DAY_METRICS)[number];

/** Metrics of a post in total. */
export const POST_METRICS = [...POST_DAY_METRICS, "membersReached", "linkClicks", "followersGained"] as const;
export type PostMetric = (typeof POST_METRICS)[number];

/** Metrics of all posts of a member on one day, and their followers at its end. */
export const MEMBER_DAY_METRICS = [...POST_METRICS, "followers"] as const;
export type MemberDayMetric = (typeof MEMBER_DAY_METRICS)[number];

/** Counts of one measurement; null or missing means that the source does not say. */
export type Counts<M extends string> = Partial<Record<M, number | null>>;
