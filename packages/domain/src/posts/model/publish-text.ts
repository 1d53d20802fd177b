import { HASHTAG_IN_TEXT } from "@takt/text/hashtag-grammar";
import { normalizeText } from "@takt/text/normalize-text";

/** A part of a post's text; all parts joined are exactly the text. */
export type TextPart = { kind: "text" | "url" | "hashtag"; text: string };

/** Matches a URL, which stays one part whatever it contains, or an inline hashtag. */
const URL_OR_HASHTAG = new RegExp(String.raw`https?:\/\/\S+|(?<hashtag>${HASHTAG_IN_TEXT})`, "giu");

/** Returns the text that followers will read: the content as Takt keeps texts, an empty line, the hashtags. */
export function publishText(content: string, hashtags: readonly string[]): string {
  const text = normalizeText(content).trimEnd();
  const tags = hashtags.map((tag) => `#${tag}`).join(" ");
  return [text, tags].filter(Boolean).join("\n\n");
}

/**
 * Converts plain text to LinkedIn's "little text": reserved characters are escaped, `#word` becomes an explicit
 * hashtag with the sign that was typed. LinkedIn cuts a text off at an unescaped reserved character and answers 201 (docs/linkedin-api.md, What
 * carries the promise).
 */
export function toLittleText(text: string): string {
  return splitText(text)
    .map(({ kind, text: part }) =>
      kind === "hashtag" ? `{hashtag|${escape(part.slice(0, 1))}|${escape(part.slice(1))}}` : escape(part),
    )
    .join("");
}

/** Escapes in one pass, because the backslash itself is reserved. */
function escape(text: string): string {
  return text.replace(/[\\|{}@[\]()<>#*_~]/g, "\\$&");
}

/** Splits a text at URLs and hashtags, both for what is sent and for what is previewed. */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(URL_OR_HASHTAG)) {
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    parts.push({ kind: match.groups?.["hashtag"] === undefined ? "url" : "hashtag", text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}
