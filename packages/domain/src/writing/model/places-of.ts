/** Where `words` stand in a text, whole: 7 does not stand in 70, nor in 1.7. The kind of white space does not matter. */
export function placesOf(words: string, text: string): { start: number; end: number }[] {
  const plain = words.trim();
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
