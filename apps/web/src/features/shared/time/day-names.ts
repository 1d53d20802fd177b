import { dateFormat } from "@takt/domain/shared/date-format";
import type { Day } from "@takt/domain/shared/day-in";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";

/** Returns the format of calendar days (YYYY-MM-DD), given as `noonOf` them. */
export function dayFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(INTL_LOCALE[locale], { ...options, timeZone: "UTC" });
}

/** Returns noon of a day in UTC, so that no zone shifts the date. */
export function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Formats a calendar day: `Monday, 23 November`. */
export function longDay(day: Day, locale: Locale): string {
  return `${weekdayName(day, locale, "long")}, ${dayOfMonth(day, locale)}`;
}

/** `23 November`, in German `23. November` */
export function dayOfMonth(day: Day, locale: Locale): string {
  return dayFormat(locale, { day: "numeric", month: "long" }).format(noonOf(day));
}

/** `Mon`, `Monday` or `M`; some engines add a dot, which is removed. */
export function weekdayName(day: Day, locale: Locale, weekday: "short" | "long" | "narrow"): string {
  return dayFormat(locale, { weekday }).format(noonOf(day)).replace(/\.$/, "");
}
