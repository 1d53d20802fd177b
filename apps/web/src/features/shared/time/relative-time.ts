import { dayIn } from "@takt/domain/shared/day-in";
import { INTL_LOCALE } from "./intl-locale";
import type { Locale } from "@takt/i18n/locales";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "in 2 days", "3 hours ago": calendar days in the zone from tomorrow on, else hours and minutes. */
export function relativeTime(at: Date, now: Date, zone: string, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(INTL_LOCALE[locale], { numeric: "always" });
  const ms = at.getTime() - now.getTime();
  if (Math.abs(ms) < HOUR) return format.format(Math.round(ms / MINUTE), "minute");
  const days = (dayOf(at, zone) - dayOf(now, zone)) / DAY;
  if (days === 0 || Math.abs(ms) < 12 * HOUR) return format.format(Math.round(ms / HOUR), "hour");
  if (Math.abs(days) < 60) return format.format(days, "day");
  return format.format(Math.round(days / 30.44), "month");
}

/** The calendar day in the zone, as its midnight in UTC. */
function dayOf(at: Date, zone: string): number {
  return Date.parse(dayIn(at, zone));
}
