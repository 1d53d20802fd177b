import type { LinkedinSource } from "./linkedin-source";
import { MEMBER_DAY_METRICS, type MemberDayMetric } from "./metrics";

/** Metrics of which a range has a key figure; followers at the end of a day are no sum. */
export const KEY_METRICS = MEMBER_DAY_METRICS.filter((metric) => metric !== "followers");
export type KeyMetric = Exclude<MemberDayMetric, "followers">;

/** Where a number comes from, and when the newest of its figures was measured. */
export type Origin = { sources: LinkedinSource[]; measuredAt: Date };

/** A number of a range, in the sum over its days; null is unknown. */
export type KeyMetricValue = {
  value: number | null;
  /**
   * `days`: the days of the range; `posts`: no day is known, the totals of the posts that were published in the range;
   * `least`: what cannot be added up, the highest of one day or post; null: unknown.
   */
  basis: "days" | "posts" | "least" | null;
  /** On how many days, or of how many posts, it is known. */
  known: number;
  /** The same of the period before; null when unknown or not comparable. */
  before: number | null;
  /** The change of the mean per known day against the period before, e.g. 0.1 for a tenth more. */
  change: number | null;
} & Partial<Origin>;

/** Measurements of one metric in one period: sums over days, or over posts. */
export type Measured = Partial<Origin> & { sum: number; highest: number; known: number };

/** The share of a period's days that must be known for a comparison. */
const COMPARABLE_SHARE = 0.8;

const UNKNOWN: KeyMetricValue = { value: null, basis: null, known: 0, before: null, change: null };

/**
 * Returns the key figure of a metric. `daily` and `dailyBefore` are the days of the range of `days` days and of the period
 * before, `ofPosts` the totals of the posts of the range. Members reached are not added up: who saw two posts, or came
 * on two days, would count twice; the highest number is the least that they can be.
 */
export function toKeyMetricValue(
  metric: KeyMetric,
  days: number,
  { daily, dailyBefore, ofPosts }: { daily?: Measured; dailyBefore?: Measured; ofPosts?: Measured },
): KeyMetricValue {
  const known = daily ?? ofPosts;
  if (!known || known.known === 0) return UNKNOWN;
  const origin = { sources: known.sources, measuredAt: known.measuredAt, known: known.known };
  if (metric === "membersReached")
    return { ...UNKNOWN, value: known.highest, basis: days === 1 && daily ? "days" : "least", ...origin };
  if (!daily) return { ...UNKNOWN, value: known.sum, basis: "posts", ...origin };
  const before = dailyBefore?.known ? dailyBefore : null;
  return {
    value: daily.sum,
    basis: "days",
    ...origin,
    before: before?.sum ?? null,
    change: before && toChange(daily, before, days),
  };
}

/**
 * Returns the change of the mean per known day, or null when too few days are known or there was nothing before: also less
 * than nothing, since engagements are taken back.
 */
function toChange(now: Measured, before: Measured, days: number): number | null {
  if (Math.min(now.known, before.known) < COMPARABLE_SHARE * days || before.sum <= 0) return null;
  return now.sum / now.known / (before.sum / before.known) - 1;
}
