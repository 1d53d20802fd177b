import { formatPrice } from "@takt/domain/shared/format-money";
import type { Locale } from "@takt/i18n/locales";

/** Formats cents as a price: `€29`, `29 €`. */
export const formatEuros = (cents: number, locale: Locale): string => formatPrice(cents, "eur", locale);
