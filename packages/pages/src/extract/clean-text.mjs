/**
 * Control characters, lone surrogates, and characters that are invisible but read by machines: zero-width and
 * soft-hyphen characters, direction marks, tags, and supplementary variation selectors.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\p{Cs}\u{e0000}-\u{e0fff}]/gu;
/** Emoji and some scripts need one joiner or selector at a time; several in a row carry a message. */
const RUNS = /(?:\u200c|\u200d|\p{Variation_Selector}){2,}/gu;
/** Joins emoji such as a heart to the next: the selector, then the joiner. */
const EMOJI_JOINT = "\ufe0f\u200d";

/**
 * Returns one line of visible text in composed form (NFC).
 * @param {string} text
 */
export function cleanText(text) {
  return text
    .replace(INVISIBLE, "")
    .replace(RUNS, (run) => (run === EMOJI_JOINT ? run : ""))
    .normalize("NFC")
    .replace(/[\s\u0085]+/g, " ")
    .trim();
}

/**
 * Returns the first `most` UTF-16 units without half a surrogate pair at the end, as `truncate` of
 * packages/text does: the extractor's worker is plain JavaScript and loads no TypeScript. What it answers is bounded here,
 * because a page may be of 2 MB.
 * @param {string} text
 * @param {number} most
 */
export function truncate(text, most) {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
