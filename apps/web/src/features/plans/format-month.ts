import type { Locale } from "@takt/i18n/locales";
import { INTL_LOCALE } from "../shared/time/format-time";

/** Formats YYYY-MM: `November 2026`, or short `Nov`. */
export function formatMonth(name: string, locale: Locale, style: "long" | "short"): string {
  const format = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    month: style,
    ...(style === "long" && { year: "numeric" }),
    timeZone: "UTC",
  });
  return format.format(new Date(`${name}-01T00:00:00Z`));
}
