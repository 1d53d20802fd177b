const DAY_MS = 86_400_000;

/** Whole days from `now` (epoch milliseconds) to `end`, counting the one that has begun; 0 when it is over. */
export function daysUntil(end: Date, now: number): number {
  return Math.max(0, Math.ceil((end.getTime() - now) / DAY_MS));
}
