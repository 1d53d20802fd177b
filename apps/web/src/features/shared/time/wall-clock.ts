import { dateFormat } from "@takt/domain/shared/date-format";
import { dayIn } from "@takt/domain/shared/day-in";

const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** The hour that a clock on a wall in an IANA zone shows at an instant, from 0 to 23. */
export function hourIn(at: Date, zone: string): number {
  return Math.floor(minutesIn(at, zone) / 60);
}

/** How much of the day is over by a clock on a wall in an IANA zone: 9:00 is 0.375, also when clocks change on that day. */
export function shareOfDay(at: Date, zone: string): number {
  return minutesIn(at, zone) / 1440;
}

/** The wall time of an instant in an IANA zone, as YYYY-MM-DDTHH:mm. */
export function wallIn(at: Date, zone: string): string {
  return `${dayIn(at, zone)}T${dateFormat("en-GB", { ...TIME, timeZone: zone }).format(at)}`;
}

/** The minutes since midnight that a clock on a wall in an IANA zone shows at an instant. */
export function minutesIn(at: Date, zone: string): number {
  const [hours = 0, minutes = 0] = dateFormat("en-GB", { ...TIME, timeZone: zone })
    .format(at)
    .split(":")
    .map(Number);
  return hours * 60 + minutes;
}

/** Splits YYYY-MM-DDTHH:mm into its two fields. */
export function splitWall(wall: string): { date: string; time: string } {
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}
