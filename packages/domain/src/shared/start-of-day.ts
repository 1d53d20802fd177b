import { Temporal } from "temporal-polyfill";
import type { Day } from "./day-in";

/** The first instant of a day in a zone: not everywhere and always midnight. */
export function startOfDay(day: Day, zone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);
}
