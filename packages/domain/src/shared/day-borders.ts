import { Temporal } from "temporal-polyfill";
import { type Day, dayIn } from "./day-in";

/** Returns the first instant of a day in a time zone, which is not always midnight. */
export function startOfDay(day: Day, zone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
}

/** Returns the days of a time zone that [from, to) touches, each with the part of it inside the range. */
export function daysInRange(
  { from, to }: { from: Date; to: Date },
  zone: string,
): { day: Day; from: Date; to: Date }[] {
  const days: { day: Day; from: Date; to: Date }[] = [];
  let day = dayIn(from, zone);
  let start = from;
  while (start < to) {
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
    const nextStart = startOfDay(next, zone);
    const end = nextStart < to ? nextStart : to;
    // A day that the zone skips has no length.
    if (end > start) days.push({ day, from: start, to: end });
    [day, start] = [next, nextStart];
  }
  return days;
}
