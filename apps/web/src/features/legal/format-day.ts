import type { Locale } from "@takt/i18n/locales";
import { INTL_LOCALE } from "../shared/time/format-time";

/** Formats a day, YYYY-MM-DD, as legal pages show it: `25 November 2026`, `25. November 2026`. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}
