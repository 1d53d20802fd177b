const INLINE_HASHTAG = /(?<![\p{L}\p{M}\p{N}_&/])#(?=[\p{N}_]*\p{L})([\p{L}\p{M}\p{N}_]+)/gu;

/**
 * Plain text -> LinkedIn's "little text": reserved characters escaped, `#word` as an explicit hashtag.
 * An unescaped reserved character makes LinkedIn cut the text off there, with a 201 (linkedin-api 4.1-4.3).
 */
export function toLittleText(text: string): string {
  let out = "";
  let from = 0;
  for (const match of text.matchAll(INLINE_HASHTAG)) {
    out += escape(text.slice(from, match.index)) + `{hashtag|\\#|${escape(match[1]!)}}`;
    from = match.index + match[0].length;
  }
  return out + escape(text.slice(from));
}

/** One pass: the backslash is itself reserved. */
function escape(text: string): string {
  return text.replace(/[\\|{}@[\]()<>#*_~]/g, "\\$&");
}
