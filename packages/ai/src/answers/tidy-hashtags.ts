import { toHashtag } from "@takt/domain/shared/hashtag";

export const MAX_HASHTAGS = 10;
/** As many a writer may choose where none are given. */
export const MAX_CHOSEN = 5;

/** Hashtags without their sign, each once, in order, at most ten; what is none is left out. */
export function tidyHashtags(given: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of given.map(toHashtag))
    if (tag !== null && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  return [...tags.values()].slice(0, MAX_HASHTAGS);
}
