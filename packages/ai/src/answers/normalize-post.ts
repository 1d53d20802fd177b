import { isHashtagLine, toHashtags } from "@takt/text/hashtag";
import { normalizeText } from "@takt/text/normalize-text";

/**
 * Corrects what needs no second request: line ends, hashtags in the last lines of the text, and hashtags that nobody asked
 * for. The user's are kept exactly; without any there are none.
 */
export function normalizePost(post: { text: string }, given: readonly string[]) {
  const lines = normalizeText(post.text).trimEnd().split("\n");
  // The first line stays: a post of hashtags alone is unchanged.
  while (lines.length > 1 && (isHashtagLine(lines.at(-1)!) || lines.at(-1)!.trim() === "")) lines.pop();
  return { text: lines.join("\n"), hashtags: normalizeHashtags(given) };
}

const MAX_HASHTAGS = 10;

/** Normalises hashtags: without `#`, each once, in order, at most ten; invalid ones are left out. */
export function normalizeHashtags(given: readonly string[]): string[] {
  return toHashtags(given, MAX_HASHTAGS);
}
