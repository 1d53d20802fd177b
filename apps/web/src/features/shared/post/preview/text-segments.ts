import { splitText } from "@takt/domain/posts/model/split-text";

export type TextSegment = { kind: "text" | "hashtag" | "link"; text: string };

/** What of a URL is shown as a link: not the signs of the sentence that it stands in. */
const LINK = /^https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'…]/iu;

/**
 * Cuts a text where LinkedIn will show a hashtag, which is decided where the text is written for LinkedIn, or a link.
 * Joined again, the segments are the text, unit by unit.
 */
export function textSegments(text: string): TextSegment[] {
  return splitText(text).flatMap((part): TextSegment[] =>
    part.kind === "url" ? linkSegments(part.text) : [{ kind: part.kind, text: part.text }],
  );
}

/** A URL with what sticks to it. */
function linkSegments(text: string): TextSegment[] {
  const link = LINK.exec(text)?.[0] ?? "";
  const rest = text.slice(link.length);
  return [
    ...(link ? [{ kind: "link" as const, text: link }] : []),
    ...(rest ? [{ kind: "text" as const, text: rest }] : []),
  ];
}
