import { readSentences } from "./read-sentences";

/** Counts the sentences that readers see. */
export function countSentences(text: string, language: "en" | "de"): number {
  return readSentences(text, language).length;
}
