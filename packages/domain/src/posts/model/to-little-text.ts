import { splitText } from "./split-text";

/**
 * Converts plain text to LinkedIn's "little text": reserved characters are escaped, `#word` becomes an explicit
 * hashtag. LinkedIn cuts a text off at an unescaped reserved character and answers 201 (docs/linkedin-api.md, What
 * carries the promise).
 */
export function toLittleText(text: string): string {
  return splitText(text)
    .map((part) =>
      part.kind === "hashtag" ? `{hashtag|\\#|${escape(part.text.slice(1))}}` : escape(part.text),
    )
    .join("");
}

/** Escapes in one pass, because the backslash itself is reserved. */
function escape(text: string): string {
  return text.replace(/[\\|{}@[\]()<>#*_~]/g, "\\$&");
}
