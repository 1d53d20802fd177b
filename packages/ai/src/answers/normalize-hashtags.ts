import { toHashtag } from "@takt/domain/shared/hashtag";

export const MAX_HASHTAGS = 10;
/** Maximum number of hashtags that the model may choose when the user gives none. */
export const MAX_SUGGESTED_HASHTAGS = 5;

/** Normalises hashtags: without `#`, each once, in order, at most ten; invalid ones are left out. */
export function normalizeHashtags(given: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of given.map(toHashtag))
    if (tag !== null && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  return [...tags.values()].slice(0, MAX_HASHTAGS);
}
