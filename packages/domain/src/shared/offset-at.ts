// Without Temporal, whose polyfill would be a fifteenth of a page's scripts.
import { dateFormat } from "./date-format";
import { dayIn } from "./day-in";

const TIME = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;

/** Returns how far the wall time of an IANA zone is ahead of UTC at an instant (epoch milliseconds), in milliseconds. */
export function offsetAt(at: number, zone: string): number {
  const [hours, minutes, seconds] = dateFormat("en-GB", { ...TIME, timeZone: zone })
    .format(at)
    .split(":")
    .map(Number) as [number, number, number];
  const wall = Date.parse(dayIn(new Date(at), zone)) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return wall - Math.floor(at / 1000) * 1000;
}
