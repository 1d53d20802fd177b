import { splitWords } from "./split-words";

/** The maximum words of a short paragraph, and of a post that needs no second one. */
const SHORT_WORDS = 40;

/** Tells whether a post has blank lines between short paragraphs; null when it is too short to tell. */
export function paragraphsOf(text: string): "short" | "long" | null {
  const lengths = text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => splitWords(paragraph).length)
    .filter((length) => length > 0);
  if (lengths.length < 2) return (lengths[0] ?? 0) > SHORT_WORDS ? "long" : null;
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return words / lengths.length <= SHORT_WORDS ? "short" : "long";
}
