import type { Segment } from "./little-text";

/** Formats commentary as reads return it: escaped, every hashtag in its template form (Microsoft Learn, Posts API). */
export function formatLittleText(segments: Segment[]): string {
  return segments.map(formatOne).join("");
}

const escape = (text: string) => text.replace(/[\\|{}@[\]()<>#*_~]/g, "\\$&");

function formatOne(segment: Segment) {
  switch (segment.kind) {
    case "text":
      return escape(segment.text);
    case "hashtag":
      return `{hashtag|${escape(segment.sign)}|${escape(segment.tag)}}`;
    case "mention":
      return `@[${escape(segment.name)}](${segment.urn})`;
  }
}
