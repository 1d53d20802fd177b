/** Line ends of all systems, and the soft breaks, page breaks and separators that office programs put into a text. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Characters that nobody reads and that say nothing of the others: controls (tab and line feed are none), halves of
 * surrogate pairs, noncharacters, the byte order mark, the soft hyphen, and the place of an object that was not copied.
 */
const REMOVED =
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]|\p{Surrogate}|[\xad\ufeff\ufffc\ufff9-\ufffb\p{Noncharacter_Code_Point}]/gu;

/**
 * Returns a text as Takt keeps it: lines end with a line feed, letters are composed (NFC), and what is only a trace of a
 * file or a program is removed (docs/decisions/0051-one-door-for-text.md). Invisible characters that mean something stay:
 * joiners, variation selectors, direction marks, no-break and zero-width spaces. Lengths count after it. It is
 * idempotent.
 */
export function normalizeText(text: string): string {
  return text.replace(LINE_BREAK, "\n").replace(REMOVED, "").normalize("NFC");
}
