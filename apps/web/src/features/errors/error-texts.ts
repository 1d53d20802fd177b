import type { Locale } from "@takt/i18n/locales";
import deCommon from "@takt/i18n/messages/de/common.json";
import deErrors from "@takt/i18n/messages/de/errors.json";
import enCommon from "@takt/i18n/messages/en/common.json";
import enErrors from "@takt/i18n/messages/en/errors.json";

const TEXTS = {
  en: { ...enErrors.page, ...shared(enCommon) },
  de: { ...deErrors.page, ...shared(deCommon) },
};

/** The texts of error screens in both languages. They need no React provider, because it may be what failed. */
export function errorTexts(locale: Locale) {
  return TEXTS[locale];
}

function shared({ product, retry, errorId, backToHome, contracts }: typeof enCommon) {
  return { product, retry, errorId, home: backToHome, contracts };
}
