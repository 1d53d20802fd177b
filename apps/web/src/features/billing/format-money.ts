import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";

/** Formats an amount of an invoice, always with its cents: `€29.00`, `29,00 €`. */
export function formatMoney(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], { style: "currency", currency }).format(cents / 100);
}

/** Formats a price, with its cents where it has any: `€29`, `$29.50`. */
export function formatPrice(cents: number, currency: string, locale: Locale): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: "currency",
    currency,
    minimumFractionDigits,
  }).format(cents / 100);
}
