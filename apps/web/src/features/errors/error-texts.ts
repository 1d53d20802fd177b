import type { Locale } from "@takt/i18n/locales";
import deCommon from "@takt/i18n/messages/de/common.json";
import dePages from "@takt/i18n/messages/de/error-pages.json";
import enCommon from "@takt/i18n/messages/en/common.json";
import enPages from "@takt/i18n/messages/en/error-pages.json";
import { joinErrorTexts, type ErrorTexts } from "./join-error-texts";

const TEXTS: Record<Locale, ErrorTexts> = {
  en: joinErrorTexts(enPages, enCommon),
  de: joinErrorTexts(dePages, deCommon),
};

/**
 * The texts of error screens outside of the app's frame, in both languages: they need no React provider, because it may be
 * what failed. What a signed-in page loads with it must not import this: it has the same texts among its messages.
 */
export function errorTexts(locale: Locale): ErrorTexts {
  return TEXTS[locale];
}
