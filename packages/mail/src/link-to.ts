import { DEFAULT_LOCALE, type Locale } from "@takt/i18n/locales";

/** Returns the full URL of a page of the app in the reader's language. */
export function linkTo(appUrl: string, locale: Locale, path: `/${string}`): string {
  return new URL(locale === DEFAULT_LOCALE ? path : `/${locale}${path}`, appUrl).href;
}
