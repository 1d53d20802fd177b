import { removeLinks } from "@takt/text/links";

/** Splits a sentence into words: 1.000, E-Mail and don't are one each, z. B. is two; links are none. */
export function splitWords(sentence: string): string[] {
  return removeLinks(sentence).match(/[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}
