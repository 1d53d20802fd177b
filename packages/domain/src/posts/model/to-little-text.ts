import { splitText } from "./split-text";

/**
 * Plain text -> LinkedIn's "little text": reserved characters escaped, `#word` as an explicit hashtag.
 * An unescaped reserved character makes LinkedIn cut the text off there, with a 201 (linkedin-api 4.1-4.3).
 */
export function toLittleText(text: string): string {
  return splitText(text)
    .map((part) =>
      part.kind === "hashtag" ? `{hashtag|\\#|${escape(part.text.slice(1))}}` : escape(part.text),
    )
    .join("");
}

/** One pass: the backslash is itself reserved. */
function escape(text: string): string {
  return text.replace(/[\\|{}@[\]()<>#*_~]/g, "\\$&");
}
