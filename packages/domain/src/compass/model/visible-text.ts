import { normalizeText } from "@takt/text/normalize-text";

/** Characters that are invisible but read by a machine: zero-width ones, direction marks, tags, variants of ideographs. */
const INVISIBLE =
  /[\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\uffa0\u{e0000}-\u{e0fff}]/gu;

/**
 * Returns what a reader sees of a text, in composed form (NFC): lines and paragraphs stay, other white space becomes a
 * space.
 */
export function visibleText(text: string): string {
  return normalizeText(text)
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
