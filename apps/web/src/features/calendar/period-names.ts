import type { Day } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";
import type { Locale } from "@takt/i18n/locales";
import { dayFormat, dayOfMonth, noonOf, weekdayName } from "../shared/time/day-names";
import { weekEnds, type Month, type WeekStart } from "./month/month";

/** `November 2026` */
export function monthName(month: Month, locale: Locale): string {
  return dayFormat(locale, { month: "long", year: "numeric" }).format(noonOf(`${month}-01`));
}

/**
 * From the first to the last of some days: `23–29 November 2026`, and `30 November – 6 December 2026`. Intl's own ranges
 * have other spaces in Node than in browsers.
 */
export function rangeName(days: readonly Day[], locale: Locale): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  const whole = dayFormat(locale, { day: "numeric", month: "long", year: "numeric" });
  const end = whole.format(noonOf(last));
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayNumber(first, locale)}–${end}`;
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isSameYear ? dayOfMonth(first, locale) : whole.format(noonOf(first))} – ${end}`;
}

/** `23`, in German `23.`: what is before the month. */
function dayNumber(day: Day, locale: Locale): string {
  const parts = dayFormat(locale, { day: "numeric", month: "long" }).formatToParts(noonOf(day));
  const beforeMonth = parts.slice(
    0,
    parts.findIndex(({ type }) => type === "month"),
  );
  return beforeMonth
    .map(({ value }) => value)
    .join("")
    .trim();
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
