import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import { splitSentences } from "@takt/text/sentences/split-sentences";
import { findGermanClaim } from "./find-german-claim";
import { findEnglishClaim } from "./find-english-claim";
import { removeQuotes } from "../check/remove-quotes";

const FIND = { en: findEnglishClaim, de: findGermanClaim };

/**
 * Finds the words that claim an experience of the author; null when there are none. Opinions ("I think", "ich
 * finde") are no experience, and quotes are ignored.
 */
export function findExperience(text: string, language: WritingLanguage): string | null {
  for (const sentence of splitSentences(removeQuotes(text))) {
    const claim = FIND[language](sentence);
    if (claim !== null) return claim;
  }
  return null;
}
