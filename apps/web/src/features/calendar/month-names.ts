import { dateFormat } from "@takt/domain/shared/date-format";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";
import { addDays } from "@takt/domain/shared/day-steps";
import { weekEnds, type Day, type Month, type WeekStart } from "./month";

/** Noon in UTC, so that no zone shifts the calendar date. */
const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(INTL_LOCALE[locale], { ...options, timeZone: "UTC" });

/** `November 2026` */
export function monthName(month: Month, locale: Locale): string {
  return format(locale, { month: "long", year: "numeric" }).format(noon(`${month}-01`));
}

/** `Monday 23 November`, in German `Montag, 23. November` */
export function dayName(day: Day, locale: Locale): string {
  return format(locale, { weekday: "long", day: "numeric", month: "long" }).format(noon(day));
}

/** The short and long names of the weekdays, starting with the user's first day of the week. */
export function weekdayNames(locale: Locale, weekStart: WeekStart): { short: string; long: string }[] {
  // Any week.
  const { first } = weekEnds("2024-01-10", weekStart);
  return [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const day = noon(addDays(first, index));
    return {
      short: format(locale, { weekday: "short" }).format(day),
      long: format(locale, { weekday: "long" }).format(day),
    };
  });
}
