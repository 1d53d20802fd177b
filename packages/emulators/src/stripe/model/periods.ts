/** How often a price is billed. */
export type Interval = "week" | "month" | "year";

const WEEK_SECONDS = 7 * 86_400;

/**
 * The end of the period number `count` after the billing cycle anchor, in Unix seconds. A month without the anchor's
 * day ends on its last day, and the next one is on the anchor's day again: 31 Jan, 28 Feb, 31 Mar.
 */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
  if (interval === "week") return anchor + count * WEEK_SECONDS;
  const from = new Date(anchor * 1_000);
  const months = from.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const time = anchor - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()) / 1_000;
  return Date.UTC(from.getUTCFullYear(), months, day) / 1_000 + time;
}

/** The first end of a period after `time`, counted from the anchor. */
export function nextPeriodEnd(anchor: number, interval: Interval, time: number): number {
  let count = 1;
  while (addIntervals(anchor, interval, count) <= time) count += 1;
  return addIntervals(anchor, interval, count);
}
