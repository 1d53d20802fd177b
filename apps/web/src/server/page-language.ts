import { DEFAULT_LOCALE, isLocale, type Locale } from "@takt/i18n/locales";

/** Returns the language of the page of Takt that a request comes from; null where it comes from elsewhere. */
export function pageLanguage(referer: string | null, appUrl: string): Locale | null {
  const page = URL.parse(referer ?? "");
  if (page?.origin !== new URL(appUrl).origin) return null;
  const first = page.pathname.split("/", 2)[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}
