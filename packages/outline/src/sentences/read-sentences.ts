import { removeLabel } from "../outline-label";
import { splitSentences } from "./split-sentences";

/** Returns the sentences that readers see; the label, lines of hashtags and bare symbols are not sentences. */
export function readSentences(text: string, language: "en" | "de"): string[] {
  return splitSentences(removeLabel(text), language).filter(
    (sentence) => /[\p{L}\p{N}]/u.test(sentence) && !/^(#[\p{L}\p{M}\p{N}_]+\s*)+$/u.test(sentence),
  );
}

/** Counts the sentences that readers see. */
export function countSentences(text: string, language: "en" | "de"): number {
  return readSentences(text, language).length;
}
