import type { Locale } from "@takt/i18n/locales";

/** Formats an amount in cents in the reader's language: `€29.00`. */
export function formatMoney(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale === "de" ? "de-DE" : "en-GB", { style: "currency", currency }).format(
    cents / 100,
  );
}
