import { Temporal } from "temporal-polyfill";

/** Returns the calendar month around `now` (epoch milliseconds) in a time zone: `from` inclusive, `to` exclusive. */
export function monthOf(now: number, zone: string): { from: Date; to: Date } {
  const first = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(zone)
    .with({ day: 1 })
    .startOfDay();
  const next = first.add({ months: 1 }).startOfDay();
  return { from: new Date(first.epochMilliseconds), to: new Date(next.epochMilliseconds) };
}
