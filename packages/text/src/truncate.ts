/**
 * Finds the characters that readers see, of several code points each. A browser without Intl.Segmenter (Firefox before
 * 125) gets code points.
 */
const GRAPHEMES =
  typeof Intl.Segmenter === "undefined" ? null : new Intl.Segmenter("en", { granularity: "grapheme" });
/** So much after a cut is read to tell whether it is inside a character; bounds the work on long texts. */
const LOOKAHEAD_LENGTH = 64;

/**
 * Returns the beginning of a text in at most `length` UTF-16 units, as schemas and columns count. No character is cut:
 * neither a surrogate pair, whose half would be refused, nor what readers see as one, such as a joined emoji, unless it
 * alone is longer.
 */
export function truncate(text: string, length: number): string {
  let end = length;
  if (text.length > length && length > 0)
    end = GRAPHEMES?.segment(text.slice(0, length + LOOKAHEAD_LENGTH)).containing(length)?.index || length;
  return text.slice(0, end).replace(/[\ud800-\udbff]$/, "");
}

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

/**
 * Truncates a text to `max` code points wherever that is, with an ellipsis: for a line that is filled up, where an emoji
 * counts like a letter.
 */
export function truncateWithEllipsis(text: string, max: number): string {
  const signs = [...text];
  if (signs.length <= max) return text;
  return `${truncate(text, signs.slice(0, max - 1).join("").length).trimEnd()}…`;
}
