import type { Locale } from "@takt/i18n/locales";
import type { Namespace } from "@takt/i18n/namespaces";
import { createInstance, type i18n as I18n, type Resource, type TFunction } from "i18next";
import { createContext } from "react";
import { missingText } from "./missing-text";

/** One namespace or several: the first needs no prefix, the others are `t("common:cancel")`. */
export type Nouns = Namespace | readonly [Namespace, ...Namespace[]];

/** A component's texts in its language; one object for the same namespaces, at every rendering. */
export type TextsOf<N extends Nouns> = { t: TFunction<N>; i18n: I18n; locale: Locale };

/** The texts of one language. */
export type Texts = { of: <N extends Nouns>(nouns: N) => TextsOf<N> };

/** The texts of the page's language; there are none outside the app's frame. */
export const TextsContext = createContext<Texts | null>(null);

/** Returns the texts of a language, which do not change: a text without parameters is looked up once. */
export function createTexts(locale: Locale, resources: Resource): Texts {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    supportedLngs: [locale],
    fallbackLng: locale,
    resources,
    ns: Object.keys(resources[locale] ?? {}),
    defaultNS: "common",
    fallbackNS: "common",
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: missingText,
    initAsync: false,
  });
  const known = new Map<string, TextsOf<Nouns>>();
  const add = (nouns: Nouns, key: string) => {
    const first = typeof nouns === "string" ? nouns : nouns[0];
    const made = { t: remembering(i18n.getFixedT(locale, first)), i18n, locale };
    known.set(key, made);
    return made;
  };
  return {
    of: <N extends Nouns>(nouns: N) => {
      const key = String(nouns);
      return (known.get(key) ?? add(nouns, key)) as unknown as TextsOf<N>;
    },
  };
}

/** Looks a text without parameters up once. */
function remembering(find: TFunction<Namespace>): TFunction<Nouns> {
  const texts = new Map<string, string>();
  const lookUp = find as unknown as (key: string, ...parameters: unknown[]) => string;
  const t = (key: string, ...parameters: unknown[]) => {
    if (parameters.length > 0) return lookUp(key, ...parameters);
    let text = texts.get(key);
    if (text === undefined) texts.set(key, (text = lookUp(key)));
    return text;
  };
  return t as unknown as TFunction<Nouns>;
}
