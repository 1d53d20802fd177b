import type { OutlineLanguage } from "../outline-parameters";
import { STOP_WORDS } from "./stop-words";

/** Guesses the language by its stop words; returns `fallback` on a tie. Suitable for sentences, not for two words. */
export function guessLanguage(text: string, fallback: OutlineLanguage): OutlineLanguage {
  let en = 0;
  let de = /[äöüß]/i.test(text) ? 1 : 0;
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}']+/gu)) {
    if (STOP_WORDS.en.has(word)) en += 1;
    if (STOP_WORDS.de.has(word)) de += 1;
  }
  if (de === en) return fallback;
  return de > en ? "de" : "en";
}
