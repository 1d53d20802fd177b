import { INTL_LOCALE, type Locale } from "../shared/time/format-date-time";
import type { Day, Month } from "./month";

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

/** Monday to Sunday, short and long. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  // 2024-01-01 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((date) => {
    const day = noon(`2024-01-0${date}`);
    return {
      short: format(locale, { weekday: "short" }).format(day),
      long: format(locale, { weekday: "long" }).format(day),
    };
  });
}
