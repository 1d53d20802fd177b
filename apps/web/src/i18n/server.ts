import { loadMessages } from "@takt/i18n/load-messages";
import { DEFAULT_LOCALE, LOCALES } from "@takt/i18n/locales";
import { NAMESPACES } from "@takt/i18n/namespaces";
import { createServerI18next } from "next-i18next/server";
import { missingText } from "./missing-text";

/**
 * Texts on the server: `const { t, lng } = await getT("posts")`. The language is the [locale] of the route;
 * route handlers and server actions pass `{ lng }`.
 */
export const { getT, getResources, generateI18nStaticParams } = createServerI18next({
  supportedLngs: [...LOCALES],
  fallbackLng: DEFAULT_LOCALE,
  defaultNS: "common",
  ns: [...NAMESPACES],
  localeParamName: "locale",
  resourceLoader: loadMessages,
  i18nextOptions: { parseMissingKeyHandler: missingText },
});
