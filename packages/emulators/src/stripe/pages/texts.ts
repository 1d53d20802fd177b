import { EN, type Texts } from "./english-texts";
import { DE } from "./german-texts";

export type Language = "de" | "en";

export const TEXTS: Record<Language, Texts> = { de: DE, en: EN };

/** The language of a page: the session's, or with `auto` the browser's. */
export function languageOf(locale: string | null, acceptLanguage: string | undefined): Language {
  const wanted = locale === null || locale === "auto" ? (acceptLanguage ?? "") : locale;
  return wanted.trim().toLowerCase().startsWith("de") ? "de" : "en";
}
