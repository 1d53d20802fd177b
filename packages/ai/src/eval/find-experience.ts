import type { WritingLanguage, WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import { removeLabel } from "@takt/outline/outline-label";
import { splitSentences } from "@takt/text/sentences/split-sentences";
import { findGermanClaim } from "./find-german-claim";
import { findEnglishClaim } from "./find-english-claim";
import { removeCallToAction } from "../check/remove-call-to-action";
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

/**
 * Returns whether a text claims an experience of its author that the parameters do not allow. The words of a custom
 * call to action are its author's own.
 */
export function claimsExperience(text: string, parameters: WritingParameters): boolean {
  if (parameters.personalReference) return false;
  const custom = parameters.callToAction === "custom" ? (parameters.customCallToAction ?? "") : "";
  return findExperience(removeCallToAction(removeLabel(text), custom), parameters.language) !== null;
}
