import { HASHTAG_IN_TEXT } from "@takt/text/hashtag-grammar";
import { findLinks } from "@takt/text/links/find-links";
import { normalizeText } from "@takt/text/normalize-text";

/** A part of a post's text; all parts joined are exactly the text. */
export type TextPart = { kind: "text" | "link" | "hashtag"; text: string };

/** Matches an inline hashtag. */
const HASHTAG = new RegExp(HASHTAG_IN_TEXT, "gu");

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

/** Splits a text at links, which are one part each, and hashtags, both for what is sent and for what is previewed. */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { start, end } of findLinks(text)) {
    parts.push(...splitAtHashtags(text, from, start), { kind: "link", text: text.slice(start, end) });
    from = end;
  }
  parts.push(...splitAtHashtags(text, from, text.length));
  return parts;
}

/** Splits what lies between two links; the sign before a hashtag may be a link's. */
function splitAtHashtags(whole: string, start: number, end: number): TextPart[] {
  const text = whole.slice(0, end);
  const parts: TextPart[] = [];
  let from = start;
  HASHTAG.lastIndex = start;
  for (let match = HASHTAG.exec(text); match; match = HASHTAG.exec(text)) {
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    parts.push({ kind: "hashtag", text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < end) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}
