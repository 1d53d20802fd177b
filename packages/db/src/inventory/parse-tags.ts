/** A tag of a documentation comment: `@name text`, up to the next tag or the end of the comment. */
export type Tag = { name: string; text: string };

/** Returns the tags of a documentation comment of the schema; what stands before the first is prose. */
export function parseTags(documentation = ""): Tag[] {
  return documentation
    .split(/^@/m)
    .slice(1)
    .map((tag) => {
      const [name = "", ...words] = tag.trim().split(/\s+/);
      return { name, text: words.join(" ") };
    });
}
