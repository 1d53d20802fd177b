import { INTL_LOCALE } from "../shared/time/intl-locale";
import type { Locale } from "@takt/i18n/locales";
import { weekEnds, addDays, type Day, type Month, type WeekStart } from "./month";

/** Calendar dates are written from noon UTC: no zone can shift them. */
const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(INTL_LOCALE[locale], { ...options, timeZone: "UTC" });

/** `November 2026` */
export function monthName(month: Month, locale: Locale): string {
  return format(locale, { month: "long", year: "numeric" }).format(noon(`${month}-01`));
}

/** `Monday 23 November`, in German `Montag, 23. November` */
export function dayName(day: Day, locale: Locale): string {
  return format(locale, { weekday: "long", day: "numeric", month: "long" }).format(noon(day));
}

/** The days of a week, the user's first one first, short and long. */
export function weekdayNames(locale: Locale, weekStart: WeekStart): { short: string; long: string }[] {
  // Of any week.
  const { first } = weekEnds("2024-01-10", weekStart);
  return [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const day = noon(addDays(first, index));
    return {
      short: format(locale, { weekday: "short" }).format(day),
      long: format(locale, { weekday: "long" }).format(day),
    };
  });
}
