/** Whole days until an instant, counting the one that has begun; at least one. */
export function daysUntil(end: Date, now: number): number {
  return Math.max(1, Math.ceil((end.getTime() - now) / 86_400_000));
}
