import type { Locale } from "@takt/i18n/locales";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Writes a number of bytes in the largest unit of which there is one: `1.2 MB`, `1,2 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[power]!,
    maximumFractionDigits: power < 2 ? 0 : 1,
  });
  return format.format(bytes / 1000 ** power);
}
