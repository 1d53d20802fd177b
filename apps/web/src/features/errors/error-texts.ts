import type { Locale } from "@takt/i18n/locales";
import deCommon from "@takt/i18n/messages/de/common.json";
import deErrors from "@takt/i18n/messages/de/errors.json";
import enCommon from "@takt/i18n/messages/en/common.json";
import enErrors from "@takt/i18n/messages/en/errors.json";

const TEXTS = {
  en: { ...enErrors.page, retry: enCommon.retry, errorId: enCommon.errorId, home: enCommon.backToHome },
  de: { ...deErrors.page, retry: deCommon.retry, errorId: deCommon.errorId, home: deCommon.backToHome },
};

/** Texts of error screens, in both languages at once: they must not need a provider that may be what failed. */
export function errorTexts(locale: Locale) {
  return TEXTS[locale];
}
