import { truncate } from "./truncate";

/** Returns the beginning of a text up to a word, verbatim; a word that takes more than half of it is cut. */
export function cutAtWord(text: string, length: number): string {
  const cut = truncate(text, length);
  if (cut.length === text.length) return text;
  const end = /\s/.test(text.charAt(cut.length)) ? cut.length : cut.search(/\s\S*$/);
  return (end > length / 2 ? cut.slice(0, end) : cut).trimEnd();
}

/** Truncates a text to `length` UTF-16 units between words; a truncated text ends with an ellipsis. */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${cutAtWord(text, length - 1).replace(/[\s,;:.–-]+$/, "")}…`;
}

/** Truncates a text to one line of at most `length` UTF-16 units, between words. */
export function excerpt(text: string, length: number): string {
  // Bounds the work on long texts.
  return truncateAtWord(
    truncate(text, 10 * length)
      .replace(/\s+/g, " ")
      .trim(),
    length,
  );
}
