import type { Locale } from "@takt/i18n/locales";
import { INTL_LOCALE } from "../shared/time/intl-locale";

/** Formats a duration in seconds, `2.3` or `2,3`, at least 0.1. */
export function formatSeconds(ms: number, locale: Locale): string {
  const format = new Intl.NumberFormat(INTL_LOCALE[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(Math.max(ms, 100) / 1000);
}
