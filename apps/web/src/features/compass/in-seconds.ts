import type { Locale } from "@takt/i18n/locales";
import { INTL_LOCALE } from "../shared/time/intl-locale";

/** `2.3`, `2,3`: how many seconds something took; never nothing. */
export function inSeconds(ms: number, locale: Locale): string {
  const format = new Intl.NumberFormat(INTL_LOCALE[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(Math.max(ms, 100) / 1000);
}
