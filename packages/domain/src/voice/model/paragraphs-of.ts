import { wordsOf } from "./words-of";

/** Words of a paragraph that is still short, and of a post that could do without a second one. */
const SHORT = 40;

/** Whether a post has blank lines between short paragraphs; null: it is too short to tell. */
export function paragraphsOf(text: string): "short" | "long" | null {
  const lengths = text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => wordsOf(paragraph).length)
    .filter((length) => length > 0);
  if (lengths.length < 2) return (lengths[0] ?? 0) > SHORT ? "long" : null;
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return words / lengths.length <= SHORT ? "short" : "long";
}
