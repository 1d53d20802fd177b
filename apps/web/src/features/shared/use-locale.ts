import { DEFAULT_LOCALE, isLocale, type Locale } from "@takt/i18n/locales";
import { useT } from "next-i18next/client";

/** The language of the page. */
export function useLocale(): Locale {
  const { i18n } = useT();
  return isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
}
