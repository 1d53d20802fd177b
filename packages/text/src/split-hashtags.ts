import { normalizeText } from "./normalize-text";

/** Commas, semicolons and bars of all scripts, by their Unicode names, and the ends of lines and of cells. */
const SEPARATOR = String.raw`[,\u055d\u060c\u07f8\u1363\u1802\u1808\u2e32\u2e34\u2e41\u2e49\u2e4c\u3001\ua4fe\ua60d\ua6f5\ufe10\ufe11\ufe50\ufe51\uff0c\uff64;\u061b\u1364\u204f\u2e35\ufe14\ufe54\uff1b|\xa6\u2223\u2502\uff5c\uffe8\n\t]`;
/** Dots that stand between the items of a list and never in a word. */
const BULLET = String.raw`[\u2022\u2027\u2043\u2219\u22c5\u25aa\u25ab\u25cb\u25cf\u25e6]`;
/** Dots that stand in words, too: in Catalan between two l, in Japanese between the parts of a name. */
const MIDDLE_DOT = String.raw`(?<![lL])\xb7|\xb7(?![lL])|(?<=\s|^)[\u30fb\uff65]|[\u30fb\uff65](?=\s|[#\uff03]|$)`;

/** Whether a list goes on after what is typed: what is before it is a hashtag. */
export const HASHTAG_SEPARATOR = new RegExp(SEPARATOR, "u");

const BOUNDARY = new RegExp(`${SEPARATOR}|${BULLET}|${MIDDLE_DOT}|\\s/\\s|(?=[#\uff03])`, "u");
const NUMBERING = /^\s*\d{1,2}[.)]\s+/gm;

/**
 * Splits a list of hashtags as people write it, with or without `#`: `#a#b`, `a; b`, `a、b`, `a · b`, `a | b`, a line or a
 * cell each. Spaces alone do not split: `#Zukunft der Arbeit` is one. Returns the items as they are written.
 */
export function splitHashtags(list: string): string[] {
  const lines = normalizeText(list);
  // One number alone may be part of a name: `3. Oktober`.
  const isNumbered = (lines.match(NUMBERING)?.length ?? 0) > 1;
  return (isNumbered ? lines.replace(NUMBERING, "") : lines)
    .split(BOUNDARY)
    .map((item) => item.trim())
    .filter((item) => /[^#\uff03\s]/u.test(item));
}
