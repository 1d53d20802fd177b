import { dayIn } from "@takt/domain/shared/day-in";
import { INTL_LOCALE } from "./intl-locale";
import type { Locale } from "@takt/i18n/locales";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a relative time, "in 2 days" or "3 hours ago": in calendar days of the zone, or in hours and minutes when near. */
export function relativeTime(at: Date, now: Date, zone: string, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(INTL_LOCALE[locale], { numeric: "always" });
  const ms = at.getTime() - now.getTime();
  if (Math.abs(ms) < HOUR_MS) return format.format(Math.round(ms / MINUTE_MS), "minute");
  const days = (dayOf(at, zone) - dayOf(now, zone)) / DAY_MS;
  if (days === 0 || Math.abs(ms) < 12 * HOUR_MS) return format.format(Math.round(ms / HOUR_MS), "hour");
  if (Math.abs(days) < 60) return format.format(days, "day");
  return format.format(Math.round(days / 30.44), "month");
}

/** The calendar day in the zone, as its midnight in UTC. */
function dayOf(at: Date, zone: string): number {
  return Date.parse(dayIn(at, zone));
}
