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

/**
 * Truncates a text to `max` code points wherever that is, with an ellipsis: for a line that is filled up, where an emoji
 * counts like a letter.
 */
export function truncateWithEllipsis(text: string, max: number): string {
  const signs = [...text];
  if (signs.length <= max) return text;
  return `${truncate(text, signs.slice(0, max - 1).join("").length).trimEnd()}…`;
}
