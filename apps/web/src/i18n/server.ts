import { loadMessages } from "@takt/i18n/load-messages";
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "@takt/i18n/locales";
import { NAMESPACES, type Namespace } from "@takt/i18n/namespaces";
import type { i18n as I18n, TFunction } from "i18next";
import { createServerI18next } from "next-i18next/server";
import { missingText } from "./missing-text";

const texts = createServerI18next({
  supportedLngs: [...LOCALES],
  fallbackLng: DEFAULT_LOCALE,
  defaultNS: "common",
  ns: [...NAMESPACES],
  localeParamName: "locale",
  resourceLoader: loadMessages,
  i18nextOptions: { parseMissingKeyHandler: missingText },
});
export const { getResources, generateI18nStaticParams } = texts;

/** One namespace or several: the first needs no prefix, the others are `t("common:cancel")`. */
type Nouns = Namespace | [Namespace, ...Namespace[]];

/**
 * Returns the texts on the server: `const { t, lng } = await getT("posts")`. The language is the [locale] of the route;
 * route handlers and server actions pass `{ lng }`.
 */
export async function getT<const N extends Nouns>(
  nouns: N,
  options?: { lng: Locale },
): Promise<{ t: TFunction<N>; i18n: I18n; lng: Locale }> {
  const { t, i18n, lng } = await texts.getT(nouns as Namespace, options);
  return { t: t as unknown as TFunction<N>, i18n, lng: isLocale(lng) ? lng : DEFAULT_LOCALE };
}
