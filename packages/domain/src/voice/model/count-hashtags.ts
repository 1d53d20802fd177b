const INLINE = /(?<![\p{L}\p{N}_&/#])#([\p{L}\p{M}\p{N}_]+)/gu;

/** Counts the distinct hashtags of a post, including those in its text. */
export function countHashtags({
  content,
  hashtags,
}: {
  content: string;
  hashtags: readonly string[];
}): number {
  const inline = [...content.matchAll(INLINE)].map(([, tag]) => tag!).filter((tag) => /\p{L}/u.test(tag));
  return new Set([...hashtags, ...inline].map((tag) => tag.toLowerCase())).size;
}
