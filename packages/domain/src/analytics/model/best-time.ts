import { addSums, compareMeans, MIN_POSTS_OF_SIDE, type LogSums, type Ratio } from "./compare-means";

/** A post counts when it is this old: younger ones are still being seen. */
export const HINT_MIN_AGE_DAYS = 7;
export const HINT_HOURS = 3;

/** Times of the week that are compared: the days, and the day in blocks of three hours. */
export type TimeOfWeek = { kind: "weekday"; weekday: number } | { kind: "hours"; from: number; to: number };

/** The posts of one time. */
export type TimeGroup = LogSums & { time: TimeOfWeek };

/** A time whose posts had more impressions than the others: how many times as many, with a 95 % interval. */
export type BestTime = Ratio & { time: TimeOfWeek; n: number; of: number };

/**
 * Returns the times whose posts had more impressions than the member's others, the surest first. Nothing is returned for
 * few posts or where the interval holds "no difference".
 */
export function bestTimes(groups: readonly TimeGroup[]): BestTime[] {
  const compared = groups.filter((one) => one.n >= MIN_POSTS_OF_SIDE);
  return compared
    .flatMap((group) => compareTime(group, groups, compared.length) ?? [])
    .sort((a, b) => b.low - a.low);
}

function compareTime(group: TimeGroup, groups: readonly TimeGroup[], comparisons: number): BestTime | null {
  const all = addSums(groups.filter(({ time }) => time.kind === group.time.kind));
  const ratio = compareMeans(group, all, comparisons);
  return ratio && ratio.low > 1 ? { time: group.time, n: group.n, of: all.n, ...ratio } : null;
}
