import { dateFormat } from "./date-format";

type Locale = "en" | "de";

/** The operator's time zone: the days of deadlines are days there. */
export const OPERATOR_ZONE = "Europe/Berlin";

/** The Intl locale of each language. English is British: the day comes before the month. */
export const INTL_LOCALE: Record<Locale, string> = { en: "en-GB", de: "de-DE" };

/** Formats a calendar day, YYYY-MM-DD: `23 November 2026`, or `23 Nov 2026` where there is less room. */
export function formatCalendarDay(day: string, locale: Locale, style: "long" | "medium" = "long"): string {
  const format = dateFormat(INTL_LOCALE[locale], { dateStyle: style, timeZone: "UTC" });
  return format.format(new Date(day));
}

/** Formats the operator's day of an instant: `23 November 2026`. */
export function formatOperatorDay(at: Date, locale: Locale): string {
  const format = dateFormat(INTL_LOCALE[locale], { dateStyle: "long", timeZone: OPERATOR_ZONE });
  return format.format(at);
}

/** Formats when something arrived, to the second and with the zone: the same on a page and in its receipt. */
export function formatOperatorTime(at: Date, locale: Locale): string {
  return dateFormat(INTL_LOCALE[locale], {
    dateStyle: "full",
    timeStyle: "long",
    timeZone: OPERATOR_ZONE,
  }).format(at);
}
