// Without Temporal, whose polyfill would be a fifteenth of a page's scripts.
import type { Day } from "./day-in";

const DAY_MS = 86_400_000;

/** Whether a text is a calendar date that exists, as YYYY-MM-DD. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** Returns the day that is some days later, or earlier by a negative number. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, -"T00:00:00.000Z".length);
}

/** Returns how many days `to` is after `from`. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns the number of days of a month (YYYY-MM). */
export function daysInMonth(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
}

/** Returns the month (YYYY-MM) that is some months later, or earlier by a negative number. */
export function addMonths(month: string, months: number): string {
  const first = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months));
  return first.toISOString().slice(0, "YYYY-MM".length);
}
