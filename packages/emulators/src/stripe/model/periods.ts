export type Interval = { interval: "day" | "week" | "month" | "year"; interval_count: number };

const DAY_SECONDS = 86_400;

/**
 * The end of the period number `count` after the billing cycle anchor, in Unix seconds. A month without the anchor's
 * day ends on its last day, and the next one is on the anchor's day again: 31 Jan, 28 Feb, 31 Mar.
 */
export function addIntervals(anchor: number, { interval, interval_count }: Interval, count: number): number {
  const steps = interval_count * count;
  if (interval === "day") return anchor + steps * DAY_SECONDS;
  if (interval === "week") return anchor + steps * 7 * DAY_SECONDS;
  const from = new Date(anchor * 1_000);
  const months = from.getUTCMonth() + steps * (interval === "year" ? 12 : 1);
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

/** Whether two prices are billed in the same rhythm; otherwise a change starts a new period. */
export function isSameInterval(a: Interval, b: Interval): boolean {
  return a.interval === b.interval && a.interval_count === b.interval_count;
}
