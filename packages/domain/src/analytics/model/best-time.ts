import { tQuantile } from "./t-quantile";

/** The posts that hints are made from: at least so many in all, and in the time that a hint names. */
const HINT_MIN_POSTS = 10;
const HINT_MIN_POSTS_OF_TIME = 4;
/** A post counts when it is this old: younger ones are still being seen. */
export const HINT_MIN_AGE_DAYS = 7;
export const HINT_HOURS = 3;
const CONFIDENCE = 0.95;

/** Times of the week that are compared: the days, and the day in blocks of three hours. */
export type TimeOfWeek = { kind: "weekday"; weekday: number } | { kind: "hours"; from: number; to: number };

/** The logarithms of the impressions of the posts of one time: number, sum and sum of squares. */
export type TimeGroup = { time: TimeOfWeek; n: number; sum: number; squares: number };

/** A time whose posts had more impressions than the others: how many times as many, with a 95 % interval. */
export type BestTime = { time: TimeOfWeek; n: number; of: number; ratio: number; low: number; high: number };

/**
 * Returns the times whose posts had more impressions than the member's others, the surest first: Welch's interval of the
 * difference of the mean logarithms, at 95 % for all times that are compared together (Bonferroni). Nothing is returned
 * for few posts or where the interval holds "no difference".
 */
export function bestTimes(groups: readonly TimeGroup[]): BestTime[] {
  const compared = groups.filter((one) => one.n >= HINT_MIN_POSTS_OF_TIME);
  return compared
    .flatMap((group) => compareTime(group, groups, compared.length) ?? [])
    .sort((a, b) => b.low - a.low);
}

function compareTime(group: TimeGroup, groups: readonly TimeGroup[], comparisons: number): BestTime | null {
  const all = toTotal(groups.filter(({ time }) => time.kind === group.time.kind));
  const rest = { n: all.n - group.n, sum: all.sum - group.sum, squares: all.squares - group.squares };
  if (all.n < HINT_MIN_POSTS || rest.n < HINT_MIN_POSTS_OF_TIME) return null;
  const [a, b] = [toMoments(group), toMoments(rest)];
  const error = Math.sqrt(a.variance + b.variance);
  if (error === 0) return null;
  const freedom = error ** 4 / (a.variance ** 2 / (group.n - 1) + b.variance ** 2 / (rest.n - 1));
  const reach = error * tQuantile(1 - (1 - CONFIDENCE) / 2 / comparisons, Math.max(freedom, 3));
  const difference = a.mean - b.mean;
  if (difference - reach <= 0) return null;
  const [ratio, low, high] = [difference, difference - reach, difference + reach].map(Math.exp) as Triple;
  return { time: group.time, n: group.n, of: all.n, ratio, low, high };
}
type Triple = [number, number, number];

type Sums = Omit<TimeGroup, "time">;

function toTotal(groups: readonly TimeGroup[]): Sums {
  const add = (key: keyof Sums) => groups.reduce((sum, one) => sum + one[key], 0);
  return { n: add("n"), sum: add("sum"), squares: add("squares") };
}

/** The mean, and the variance of the mean. */
function toMoments({ n, sum, squares }: Sums) {
  const mean = sum / n;
  return { mean, variance: Math.max(0, squares - n * mean * mean) / (n - 1) / n };
}
