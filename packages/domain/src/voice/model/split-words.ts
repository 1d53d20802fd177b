/** Splits a sentence into words: 1.000, E-Mail and don't are one each, z. B. is two. */
export function splitWords(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}
