import type { Locale } from "@takt/i18n/locales";

/** British English: day before month, like everybody who plans in Europe. */
export const INTL_LOCALE: Record<Locale, string> = { en: "en-GB", de: "de-DE" };
