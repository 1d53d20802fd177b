import { Temporal } from "temporal-polyfill";
import type { Day } from "./day-in";

/** Returns the first instant of a day in a time zone, which is not always midnight. */
export function startOfDay(day: Day, zone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
}
