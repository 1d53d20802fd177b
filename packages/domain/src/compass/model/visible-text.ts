/**
 * Control characters, lone surrogates, and characters that are invisible but read by a machine: zero-width and
 * soft-hyphen characters, direction marks, tags, the supplement of variation selectors.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\p{Cs}\u{e0000}-\u{e0fff}]/gu;

/**
 * Returns what a reader sees of a text, in composed form (NFC): lines and paragraphs stay, other white space becomes a
 * space.
 */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n")
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
