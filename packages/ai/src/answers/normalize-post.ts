import { findHashtags, isHashtagLine, toHashtags } from "@takt/text/hashtag";
import { normalizeText } from "@takt/text/normalize-text";

/**
 * Corrects what needs no second request: line ends, hashtags in the last lines of the text, hashtags with `#`,
 * duplicate or too many hashtags. The user's hashtags are kept exactly; without any, five of the model's are.
 */
export function normalizePost(post: { text: string; hashtags: string[] }, given: readonly string[]) {
  const lines = normalizeText(post.text).trimEnd().split("\n");
  const inText: string[] = [];
  // The first line stays: a post of hashtags alone is unchanged.
  while (lines.length > 1 && (isHashtagLine(lines.at(-1)!) || lines.at(-1)!.trim() === ""))
    inText.unshift(...findHashtags(lines.pop()!));
  const requested = normalizeHashtags(given);
  const chosen = normalizeHashtags([...post.hashtags, ...inText]).slice(0, MAX_SUGGESTED_HASHTAGS);
  return { text: lines.join("\n"), hashtags: requested.length > 0 ? requested : chosen };
}

const MAX_HASHTAGS = 10;
/** Maximum number of hashtags that the model may choose when the user gives none. */
export const MAX_SUGGESTED_HASHTAGS = 5;

/** Normalises hashtags: without `#`, each once, in order, at most ten; invalid ones are left out. */
export function normalizeHashtags(given: readonly string[]): string[] {
  return toHashtags(given, MAX_HASHTAGS);
}
