export type TextSegment = { kind: "text" | "hashtag" | "link"; text: string };

const MARKED =
  /(?<hashtag>(?<![\p{L}\p{M}\p{N}_&/])#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+)|(?<link>https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'…])/gu;

/** Cuts a text where LinkedIn will show a hashtag or a link. Joined again, the segments are the text, unit by unit. */
export function textSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) segments.push({ kind: "text", text: text.slice(from, match.index) });
    segments.push({ kind: match.groups?.["link"] ? "link" : "hashtag", text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) segments.push({ kind: "text", text: text.slice(from) });
  return segments;
}
