import type { Locale } from "@takt/i18n/locales";
import deCommon from "@takt/i18n/messages/de/common.json";
import dePages from "@takt/i18n/messages/de/error-pages.json";
import enCommon from "@takt/i18n/messages/en/common.json";
import enPages from "@takt/i18n/messages/en/error-pages.json";

const TEXTS = {
  en: { ...enPages, ...shared(enCommon) },
  de: { ...dePages, ...shared(deCommon) },
};

/** The texts of error screens in both languages. They need no React provider, because it may be what failed. */
export function errorTexts(locale: Locale) {
  return TEXTS[locale];
}

function shared({ product, retry, errorId, backToHome, contracts }: typeof enCommon) {
  return { product, retry, errorId, home: backToHome, contracts };
}
