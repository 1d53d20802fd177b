import { dateFormat } from "@takt/domain/shared/date-format";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { FIRST_WEEKDAY, type WeekStart } from "@takt/domain/shared/time-settings";
import { WEEKDAYS, type Weekday } from "@takt/domain/slots/model/weekly-slot";
import type { Locale } from "@takt/i18n/locales";

/** Formats a day of the week: `Tuesday`. */
export function formatWeekday(weekday: Weekday, locale: Locale): string {
  // The first of January 2024 was a Monday.
  return dateFormat(INTL_LOCALE[locale], { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, weekday),
  );
}

/** Lists the days of the week in the member's order. */
export function listWeekdays(weekStart: WeekStart): Weekday[] {
  const first = WEEKDAYS.findIndex((weekday) => weekday % 7 === FIRST_WEEKDAY[weekStart]);
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
}
