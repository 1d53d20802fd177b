import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";

const UNITS = [
  { unit: "day", minutes: 24 * 60 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

/** Formats a positive duration in its two largest units, rounded to the minute: `3 hours, 20 minutes`, `2 days`. */
export function formatLongDuration(ms: number, locale: Locale): string {
  const total = Math.round(ms / 60_000);
  const first = Math.max(
    0,
    UNITS.findIndex(({ minutes }) => total >= minutes),
  );
  let left = total;
  const parts = UNITS.slice(first, first + 2).flatMap(({ unit, minutes }) => {
    const count = Math.floor(left / minutes);
    left -= count * minutes;
    if (count === 0) return [];
    return new Intl.NumberFormat(INTL_LOCALE[locale], { style: "unit", unit, unitDisplay: "long" }).format(
      count,
    );
  });
  return new Intl.ListFormat(INTL_LOCALE[locale], { type: "unit", style: "long" }).format(parts);
}
