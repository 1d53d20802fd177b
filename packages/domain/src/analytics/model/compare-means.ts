import { tQuantile } from "./t-quantile";

/** The fewest posts of which a mean is compared: on either side, and in all. */
export const MIN_POSTS_OF_SIDE = 4;
const MIN_POSTS = 10;
const CONFIDENCE = 0.95;

/** The logarithms of some posts' impressions: number, sum and sum of squares. */
export type LogSums = { n: number; sum: number; squares: number };

/** How many times as many impressions some posts had as the others, with an interval. */
export type Ratio = { ratio: number; low: number; high: number };

/** Returns the sums of all posts of several groups. */
export function addSums(groups: readonly LogSums[]): LogSums {
  const add = (key: keyof LogSums) => groups.reduce((sum, one) => sum + one[key], 0);
  return { n: add("n"), sum: add("sum"), squares: add("squares") };
}

/**
 * Compares a group of posts with the others of `all`: Welch's interval of the difference of the mean logarithms, at 95 %
 * for as many `comparisons` as are made together (Bonferroni). Null for few posts, and where none differs from another.
 */
export function compareMeans(group: LogSums, all: LogSums, comparisons: number): Ratio | null {
  const rest = { n: all.n - group.n, sum: all.sum - group.sum, squares: all.squares - group.squares };
  if (all.n < MIN_POSTS || Math.min(group.n, rest.n) < MIN_POSTS_OF_SIDE) return null;
  const [a, b] = [toMoments(group), toMoments(rest)];
  const error = Math.sqrt(a.variance + b.variance);
  if (error === 0) return null;
  const freedom = error ** 4 / (a.variance ** 2 / (group.n - 1) + b.variance ** 2 / (rest.n - 1));
  const reach = error * tQuantile(1 - (1 - CONFIDENCE) / 2 / comparisons, Math.max(freedom, 3));
  const difference = a.mean - b.mean;
  return {
    ratio: Math.exp(difference),
    low: Math.exp(difference - reach),
    high: Math.exp(difference + reach),
  };
}

/** The mean, and the variance of the mean. */
function toMoments({ n, sum, squares }: LogSums) {
  const mean = sum / n;
  return { mean, variance: Math.max(0, squares - n * mean * mean) / (n - 1) / n };
}
