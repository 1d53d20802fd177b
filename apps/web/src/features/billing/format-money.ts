import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";

/** Formats an amount of an invoice, always with its cents: `€29.00`, `29,00 €`. */
export function formatMoney(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], { style: "currency", currency }).format(cents / 100);
}
