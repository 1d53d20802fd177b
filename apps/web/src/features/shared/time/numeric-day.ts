import type { Locale } from "@takt/i18n/locales";

/** Formats YYYY-MM-DD as it is typed in a language: `25/12/2026`, in German `25.12.2026`. Any other text is unchanged. */
export function formatNumericDay(day: string, locale: Locale): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year ? [date, month, year].join(locale === "de" ? "." : "/") : day;
}
