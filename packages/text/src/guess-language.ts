import { removeLinks } from "./links/find-links";
import { FUNCTION_WORDS } from "./stop-words";

/** Counts the words of a text that only English, or only German has; links are not of a language. */
export function countFunctionWords(text: string): { en: number; de: number } {
  const count = { en: 0, de: 0 };
  for (const [word] of removeLinks(text)
    .normalize("NFC")
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]+/gu)) {
    if (FUNCTION_WORDS.en.has(word)) count.en += 1;
    if (FUNCTION_WORDS.de.has(word)) count.de += 1;
  }
  return count;
}

/**
 * Guesses whether a text is English or German by its function words and umlauts; null when they are equally many.
 * It needs no database and knows no third language: where one may occur, ask `detectLanguage`.
 */
export function guessLanguage(text: string): "en" | "de" | null {
  const { en, de } = countFunctionWords(text);
  const german = de + (/[äöüß]/i.test(text.normalize("NFC")) ? 1 : 0);
  return en === german ? null : en > german ? "en" : "de";
}
