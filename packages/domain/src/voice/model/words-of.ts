/** The words of a sentence: 1.000, E-Mail and don't are one each, z. B. is two. */
export function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}
