/**
 * A sentence that is said later, in its reader's language: the key of its text, and what stands in its places. Whoever
 * says it knows where its texts are; a key with a namespace (`reasons:refused.title`) is found there.
 */
export type Line = { text: string; values: Record<string, LineValue> };

/**
 * A value in a place of a text. A time has the zone that it is told in where it is not the reader's own; posts are
 * counted up to a limit, and written so (posts/model/format-count.ts).
 */
type LineValue =
  | string
  | number
  | { at: Date; zone?: string }
  | { posts: number }
  | (Pick<Line, "text"> & Partial<Line>);

/** How a reader is told: with which texts, and how times and counts of posts are written. */
export type LineWriter = {
  /** Before a key without a namespace: `kinds.post_failed`. */
  prefix: string;
  find: (key: string, values: Record<string, string | number>) => string;
  time: (at: Date, zone: string | undefined) => string;
  posts: (count: number) => string;
};

/** Returns a line: `line("moved", { from, to })`. */
export function line(text: string, values: Line["values"] = {}): Line {
  return { text, values };
}

/** Says a line in the words of its reader. */
export function sayLine(
  { text, values = {} }: Pick<Line, "text"> & Partial<Line>,
  writer: LineWriter,
): string {
  const filled = Object.entries(values).map(([name, value]) => [name, sayValue(value, writer)]);
  return writer.find(text.includes(":") ? text : `${writer.prefix}.${text}`, Object.fromEntries(filled));
}

function sayValue(value: LineValue, writer: LineWriter): string | number {
  if (typeof value !== "object") return value;
  if ("posts" in value) return writer.posts(value.posts);
  return "text" in value ? sayLine(value, writer) : writer.time(value.at, value.zone);
}
