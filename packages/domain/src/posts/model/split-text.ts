/** A part of a post's text; all parts joined are exactly the text. */
export type TextPart = { kind: "text" | "url" | "hashtag"; text: string };

/** Matches a URL, which stays one part whatever it contains, or an inline hashtag. */
const URL_OR_HASHTAG =
  /https?:\/\/\S+|(?<hashtag>(?<![\p{L}\p{M}\p{N}_&/])#(?=[\p{M}\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+)/giu;

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
