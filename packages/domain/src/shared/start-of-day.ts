// Without Temporal, whose polyfill would be a fifteenth of a page's scripts.
import { dateFormat } from "./date-format";
import { type Day, dayIn } from "./day-in";

const HOUR_MS = 3_600_000;
/** No zone is further from UTC. */
const FURTHEST_MS = 27 * HOUR_MS;
const TIME = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;

/** Returns the first instant of a day in an IANA time zone, which is not always midnight. Throws a RangeError for an unknown zone. */
export function startOfDay(day: Day, zone: string): Date {
  const from = lastStart(day, zone);
  // Where the clocks went back just after midnight, the day has begun twice.
  const earlier = new Date(from - HOUR_MS);
  return dayIn(earlier, zone) === day ? earlier : new Date(from);
}

/** Tries the offset of UTC's midnight, which is that of the zone's midnight on nearly all days; else searches. */
function lastStart(day: Day, zone: string): number {
  const midnight = Date.parse(day);
  const isBefore = (at: number) => dayIn(new Date(at), zone) < day;
  const likely = midnight - offsetAt(midnight, zone);
  if (!isBefore(likely) && isBefore(likely - 1)) return likely;
  let [before, from] = [midnight - FURTHEST_MS, midnight + FURTHEST_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (isBefore(middle)) before = middle;
    else from = middle;
  }
  return from;
}

/** How far the wall time of a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const [hours, minutes, seconds] = dateFormat("en-GB", { ...TIME, timeZone: zone })
    .format(at)
    .split(":")
    .map(Number) as [number, number, number];
  const wall = Date.parse(dayIn(new Date(at), zone)) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return wall - at;
}
