/** A reservation that nobody settled, e.g. of a process that died, counts for this long. */
export const RESERVATION_MINUTES = 10;

/** The `where` fragment for generations that count at `now` (epoch milliseconds). */
export function counting(now: number) {
  const since = new Date(now - RESERVATION_MINUTES * 60_000);
  return { OR: [{ state: "spent" as const }, { state: "reserved" as const, startedAt: { gt: since } }] };
}
