import { offsetAt } from "./offset-at";

const DAY_MS = 86_400_000;

/**
 * Returns the instant of a wall time (YYYY-MM-DDTHH:mm) in an IANA zone: of two equal ones the earlier, and of one that the
 * clocks skip the one that is later by the skipped time, as `wallInstants` of the schedule. It is for what a screen shows
 * before the server has answered: it knows Intl alone. Throws a RangeError for an unknown zone.
 */
export function wallInstant(wall: string, zone: string): Date {
  const asUtc = Date.parse(`${wall}:00Z`);
  const [before, after] = [offsetAt(asUtc - DAY_MS, zone), offsetAt(asUtc + DAY_MS, zone)];
  const found = [before, after].map((offset) => asUtc - offset).sort((a, b) => a - b);
  const shown = found.find((at) => at + offsetAt(at, zone) === asUtc);
  return new Date(shown ?? asUtc - before);
}
