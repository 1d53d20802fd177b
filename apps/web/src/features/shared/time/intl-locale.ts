import type { Locale } from "@takt/i18n/locales";

/** The Intl locale of each language. English is British: the day comes before the month. */
export const INTL_LOCALE: Record<Locale, string> = { en: "en-GB", de: "de-DE" };
