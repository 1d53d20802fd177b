import type { OutlineLanguage } from "../outline-parameters";
import { splitSentences } from "../sentences/split-sentences";
import { clipWords } from "./clip-words";

/**
 * What a user typed, fit to stand inside a sentence: one line of at most `limit` characters, without quotation marks, and
 * without ends of sentences inside it or at its end. Empty when nothing can be read in it.
 */
export function asPhrase(typed: string, limit: number, language: OutlineLanguage): string {
  const flat = typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").replace(/["“”„«»{}|]/g, "");
  const parts = splitSentences(flat, language).map(withoutEnd).filter(isReadable);
  // A mark inside what was taken for one sentence could still be an end to others.
  return clipWords(parts.join(" – "), limit).replace(/[!?]+(?=\s)/g, ",");
}

const withoutEnd = (sentence: string) => sentence.replace(/^[\s\-–•.,;:!?]+|[\s.,;:!?]+$/gu, "");
const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text);
