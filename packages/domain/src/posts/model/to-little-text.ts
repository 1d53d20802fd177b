/** A URL, which stays in one piece whatever is in it; or an inline hashtag. */
const URL_OR_HASHTAG =
  /https?:\/\/\S+|(?<![\p{L}\p{M}\p{N}_&/])#(?=[\p{M}\p{N}_]*\p{L})([\p{L}\p{M}\p{N}_]+)/giu;

/**
 * Plain text -> LinkedIn's "little text": reserved characters escaped, `#word` as an explicit hashtag.
 * An unescaped reserved character makes LinkedIn cut the text off there, with a 201 (linkedin-api 4.1-4.3).
 */
export function toLittleText(text: string): string {
  let out = "";
  let from = 0;
  for (const match of text.matchAll(URL_OR_HASHTAG)) {
    const tag = match[1];
    if (tag === undefined) continue;
    out += escape(text.slice(from, match.index)) + `{hashtag|\\#|${escape(tag)}}`;
    from = match.index + match[0].length;
  }
  return out + escape(text.slice(from));
}

/** One pass: the backslash is itself reserved. */
function escape(text: string): string {
  return text.replace(/[\\|{}@[\]()<>#*_~]/g, "\\$&");
}
