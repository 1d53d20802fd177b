import { dateFormat } from "@takt/domain/shared/date-format";
import type { Day } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";
import { weekEnds, type Month, type WeekStart } from "./month/month";

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

/** `23 November`, in German `23. November` */
export function dayOfMonthName(day: Day, locale: Locale): string {
  return format(locale, { day: "numeric", month: "long" }).format(noon(day));
}

/**
 * From the first to the last of some days: `23–29 November 2026`, and `30 November – 6 December 2026`. Intl's own ranges
 * have other spaces in Node than in browsers.
 */
export function rangeName(days: readonly Day[], locale: Locale): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  const whole = format(locale, { day: "numeric", month: "long", year: "numeric" });
  const end = whole.format(noon(last));
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayNumber(first, locale)}–${end}`;
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isSameYear ? dayOfMonthName(first, locale) : whole.format(noon(first))} – ${end}`;
}

/** `23`, in German `23.`: what is before the month. */
function dayNumber(day: Day, locale: Locale): string {
  const parts = format(locale, { day: "numeric", month: "long" }).formatToParts(noon(day));
  const beforeMonth = parts.slice(
    0,
    parts.findIndex(({ type }) => type === "month"),
  );
  return beforeMonth
    .map(({ value }) => value)
    .join("")
    .trim();
}

/** `Mon`, `Monday` or `M`; some engines add a dot, which is removed. */
export function weekdayName(day: Day, locale: Locale, weekday: "short" | "long" | "narrow"): string {
  return format(locale, { weekday }).format(noon(day)).replace(/\.$/, "");
}

/** The short and long names of the weekdays, starting with the user's first day of the week. */
export function weekdayNames(locale: Locale, weekStart: WeekStart): { short: string; long: string }[] {
  // Any week.
  const { first } = weekEnds("2024-01-10", weekStart);
  return [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const day = addDays(first, index);
    return { short: weekdayName(day, locale, "short"), long: weekdayName(day, locale, "long") };
  });
}
