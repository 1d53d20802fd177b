import { dateFormat } from "@takt/domain/shared/date-format";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";

/** Formats a calendar day (YYYY-MM-DD): `Monday, 23 November`. */
export function longDay(day: string, locale: Locale): string {
  const [weekday, rest] = [
    format(day, locale, { weekday: "long" }),
    { day: "numeric", month: "long" } as const,
  ];
  return `${weekday}, ${format(day, locale, rest)}`;
}

/** Formats a weekday as `Mon`, in German `Mo`; some engines add a dot, which is removed. */
export function shortWeekday(day: string, locale: Locale): string {
  return format(day, locale, { weekday: "short" }).replace(/\.$/, "");
}

/** Formats noon in UTC, which is on that day. */
function format(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(INTL_LOCALE[locale], { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
