import { truncate, truncateWithEllipsis } from "@takt/text/truncate";

const MAX_LENGTH = 80;
/** Bounds the work on long texts: so many UTF-16 units hold 80 code points of any. */
const MAX_READ_LENGTH = 400;

/** Shortens a post's text to one line of at most 80 characters. */
export function postExcerpt(content: string): string {
  return truncateWithEllipsis(truncate(content, MAX_READ_LENGTH).replace(/\s+/g, " ").trim(), MAX_LENGTH);
}
