/**
 * A sentence that is said later, in its reader's language: the key of its text, and what stands in its places. Whoever
 * says it knows where its texts are; a key with a namespace (`reasons:refused.title`) is found there.
 */
export type Line = { text: string; values: Record<string, LineValue> };

/**
 * What stands in a place of a text. A time has the zone that it is told in where it is not the reader's own; posts are
 * counted up to a limit, and written so (posts/model/format-count.ts).
 */
export type LineValue =
  | string
  | number
  | { at: Date; zone?: string }
  | { posts: number }
  | Pick<Line, "text">;

/** Returns a line: `line("moved", { from, to })`. */
export function line(text: string, values: Line["values"] = {}): Line {
  return { text, values };
}
