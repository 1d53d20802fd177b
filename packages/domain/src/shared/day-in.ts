import { dateFormat } from "./date-format";

/** A calendar date, YYYY-MM-DD, in some time zone. */
export type Day = string;

const DAY_MS = 86_400_000;

/**
 * Returns the calendar day (YYYY-MM-DD) in an IANA time zone at an instant. Throws a RangeError for an unknown zone.
 */
export function dayIn(at: Date, zone: string): Day {
  const parts = getFormat(zone).formatToParts(at);
  const part = (type: string, length: number) =>
    (parts.find((one) => one.type === type)?.value ?? "").padStart(length, "0");
  return `${part("year", 4)}-${part("month", 2)}-${part("day", 2)}`;
}

/** Returns when the UTC day of an instant (epoch milliseconds) ends, and with it what LinkedIn allows a day. */
export function endOfUtcDay(now: number): Date {
  return new Date((Math.floor(now / DAY_MS) + 1) * DAY_MS);
}

function getFormat(zone: string): Intl.DateTimeFormat {
  return dateFormat("en-GB", {
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: zone,
  });
}
