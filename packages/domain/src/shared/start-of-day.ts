// Without Temporal, whose polyfill would be a fifteenth of a page's scripts.
import { type Day, dayIn } from "./day-in";

const HOUR_MS = 3_600_000;
/** No zone is further from UTC. */
const FURTHEST_MS = 27 * HOUR_MS;

/** Returns the first instant of a day in an IANA time zone, which is not always midnight. Throws a RangeError for an unknown zone. */
export function startOfDay(day: Day, zone: string): Date {
  const midnight = Date.parse(day);
  let [before, from] = [midnight - FURTHEST_MS, midnight + FURTHEST_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(new Date(middle), zone) < day) before = middle;
    else from = middle;
  }
  // Where the clocks went back just after midnight, the day has begun twice.
  const earlier = new Date(from - HOUR_MS);
  return dayIn(earlier, zone) === day ? earlier : new Date(from);
}
