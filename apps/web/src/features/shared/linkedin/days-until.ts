const DAY_MS = 24 * 3600_000;

/** Days from `now` (milliseconds) to `end`, a begun one counted whole; 0 when it is over. */
export function daysUntil(end: Date, now: number): number {
  return Math.max(0, Math.ceil((end.getTime() - now) / DAY_MS));
}
