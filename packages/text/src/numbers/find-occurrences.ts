/**
 * Finds the whole-word occurrences of a phrase in a text: 7 is found neither in 70 nor in 1.7. All white space is
 * equal.
 */
export function findOccurrences(phrase: string, text: string): { start: number; end: number }[] {
  const plain = phrase.trim();
  if (plain === "") return [];
  const pattern = plain
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${pattern}(?![\\p{L}\\p{N}]|[.,]\\d)`, "gu");
  return [...text.matchAll(whole)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
