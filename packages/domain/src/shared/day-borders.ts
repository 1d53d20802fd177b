import { type Day, dayIn } from "./day-in";
import { addDays } from "./day-steps";
import { startOfDay } from "./start-of-day";

/** Returns the days of a time zone that [from, to) touches, each with the part of it inside the range. */
export function daysInRange(
  { from, to }: { from: Date; to: Date },
  zone: string,
): { day: Day; from: Date; to: Date }[] {
  const days: { day: Day; from: Date; to: Date }[] = [];
  let day = dayIn(from, zone);
  let start = from;
  while (start < to) {
    const next = addDays(day, 1);
    const nextStart = startOfDay(next, zone);
    const end = nextStart < to ? nextStart : to;
    // A day that the zone skips has no length.
    if (end > start) days.push({ day, from: start, to: end });
    [day, start] = [next, nextStart];
  }
  return days;
}
