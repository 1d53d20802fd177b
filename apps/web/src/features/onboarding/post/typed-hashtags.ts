import { POST_LIMITS } from "@takt/domain/posts/model/post-limits";
import { toHashtag } from "@takt/domain/shared/hashtag";

/**
 * Splits at commas and spaces, without duplicates and invalid hashtags: `#Führung, team  Team 2026` -> `Führung`,
 * `team`.
 */
export function parseHashtags(typed: string): string[] {
  const tags: string[] = [];
  for (const part of typed.split(/[\s,;#]+/)) {
    const tag = toHashtag(part);
    if (tag && !tags.some((one) => one.toLowerCase() === tag.toLowerCase())) tags.push(tag);
  }
  return tags.slice(0, POST_LIMITS.hashtags);
}

/** Writes hashtags as they are typed. */
export function formatHashtags(hashtags: readonly string[]): string {
  return hashtags.join(", ");
}
