import { splitText } from "@takt/domain/posts/model/split-text";

type TextSegment = { kind: "text" | "hashtag" | "link"; text: string };

/** The part of a URL that is shown as a link, without the punctuation of its sentence. */
const LINK = /^https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'…]/iu;

/**
 * Splits a text into plain text, links and hashtags; hashtags are found by the function that also writes the text for
 * LinkedIn. The joined segments equal the text.
 */
export function textSegments(text: string): TextSegment[] {
  return splitText(text).flatMap((part): TextSegment[] =>
    part.kind === "url" ? linkSegments(part.text) : [{ kind: part.kind, text: part.text }],
  );
}

/** The segments of a URL and the punctuation after it. */
function linkSegments(text: string): TextSegment[] {
  const link = LINK.exec(text)?.[0] ?? "";
  const rest = text.slice(link.length);
  return [
    ...(link ? [{ kind: "link" as const, text: link }] : []),
    ...(rest ? [{ kind: "text" as const, text: rest }] : []),
  ];
}
