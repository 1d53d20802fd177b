export const DAY_MS = 86_400_000;

/** The day of an instant, YYYY-MM-DD in UTC. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The first instant of a day. */
export const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The starts of all days from `from` (inclusive) to `to` (exclusive), which are starts of days themselves. */
export function daysBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / DAY_MS)) }, (_, i) => from + i * DAY_MS);
}
