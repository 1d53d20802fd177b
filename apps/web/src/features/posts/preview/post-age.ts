const MINUTE_MS = 60_000;

/** The units in which LinkedIn gives the age of a post, the largest first, with their minutes. */
const UNITS = [
  { unit: "year", minutes: 365 * 24 * 60 },
  { unit: "month", minutes: 30 * 24 * 60 },
  { unit: "week", minutes: 7 * 24 * 60 },
  { unit: "day", minutes: 24 * 60 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

export type PostAge = { unit: (typeof UNITS)[number]["unit"]; count: number };

/** Returns the age of a post as LinkedIn shows it, in whole units of the largest; null for less than a minute. */
export function toPostAge(publishedAt: Date, now: Date): PostAge | null {
  const minutes = Math.floor((now.getTime() - publishedAt.getTime()) / MINUTE_MS);
  const largest = UNITS.find((one) => minutes >= one.minutes);
  return largest ? { unit: largest.unit, count: Math.floor(minutes / largest.minutes) } : null;
}
