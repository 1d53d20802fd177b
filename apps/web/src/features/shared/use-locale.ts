"use client";

import { DEFAULT_LOCALE, isLocale, type Locale } from "@takt/i18n/locales";
import { useParams } from "next/navigation";

/** The language of the page. */
export function useLocale(): Locale {
  const { locale } = useParams();
  return typeof locale === "string" && isLocale(locale) ? locale : DEFAULT_LOCALE;
}
