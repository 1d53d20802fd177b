import type { OutlineLanguage } from "../outline-parameters";
import { splitSentences } from "../sentences/split-sentences";
import { truncateWords } from "./truncate-words";

/**
 * Turns user input into a phrase that fits inside a sentence: one line of at most `limit` characters, without
 * quotation marks and without sentence ends. Empty when nothing readable is left.
 */
export function toPhrase(typed: string, limit: number, language: OutlineLanguage): string {
  const flat = typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").replace(/["“”„«»{}|]/g, "");
  const parts = splitSentences(flat, language).map(withoutEnd).filter(isReadable);
  // Punctuation inside one sentence could still end it for other parsers.
  return truncateWords(parts.join(" – "), limit).replace(/[!?]+(?=\s)/g, ",");
}

const withoutEnd = (sentence: string) => sentence.replace(/^[\s\-–•.,;:!?]+|[\s.,;:!?]+$/gu, "");
const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text);
