// Without Temporal, whose polyfill would be a fifteenth of a page's scripts.
import { type Day, dayIn } from "./day-in";
import { offsetAt } from "./offset-at";

/** No zone is further from UTC. */
const FURTHEST_MS = 27 * 3_600_000;

/**
 * Returns the first instant of a day in an IANA time zone, which is not always midnight: by the offset of UTC's midnight,
 * which is that of the zone's midnight on nearly all days, else by a search. Throws a RangeError for an unknown zone.
 */
export function startOfDay(day: Day, zone: string): Date {
  const midnight = Date.parse(day);
  const isBefore = (at: number) => dayIn(new Date(at), zone) < day;
  const likely = midnight - offsetAt(midnight, zone);
  if (!isBefore(likely) && isBefore(likely - 1)) return new Date(likely);
  let [before, from] = [midnight - FURTHEST_MS, midnight + FURTHEST_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (isBefore(middle)) before = middle;
    else from = middle;
  }
  return new Date(from);
}
