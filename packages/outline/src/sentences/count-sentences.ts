import { readSentences } from "./read-sentences";

/** How many sentences readers see. */
export function countSentences(text: string, language: "en" | "de"): number {
  return readSentences(text, language).length;
}
