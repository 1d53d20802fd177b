import { Temporal } from "temporal-polyfill";
import { dayIn } from "../../shared/day-in";

/** Returns the calendar month around `now` (epoch milliseconds) in a time zone: `from` inclusive, `to` exclusive. */
export function getMonth(now: number, zone: string): { from: Date; to: Date } {
  const first = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(zone)
    .with({ day: 1 })
    .startOfDay();
  const next = first.add({ months: 1 }).startOfDay();
  return { from: new Date(first.epochMilliseconds), to: new Date(next.epochMilliseconds) };
}

/** Formats the month around `now` (epoch milliseconds) in the user's time zone as YYYY-MM, as tables of usage store it. */
export function monthName(now: number, zone: string): string {
  return dayIn(new Date(now), zone).slice(0, 7);
}

/** Returns the names of the last `count` months in a time zone, the oldest first and the current one last. */
export function recentMonths(now: number, zone: string, count: number): string[] {
  const current = Temporal.PlainYearMonth.from(monthName(now, zone));
  return Array.from({ length: count }, (_, i) => current.subtract({ months: count - 1 - i }).toString());
}
