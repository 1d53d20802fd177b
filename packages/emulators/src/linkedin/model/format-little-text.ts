import type { Segment } from "./little-text";

/** Commentary as reads return it: escaped, every hashtag in its template form (reference 3.2). */
export function formatLittleText(segments: Segment[]): string {
  return segments.map(formatOne).join("");
}

const escape = (text: string) => text.replace(/[\\|{}@[\]()<>#*_~]/g, "\\$&");

function formatOne(segment: Segment) {
  switch (segment.kind) {
    case "text":
      return escape(segment.text);
    case "hashtag":
      return `{hashtag|\\#|${escape(segment.tag)}}`;
    case "mention":
      return `@[${escape(segment.name)}](${segment.urn})`;
  }
}
