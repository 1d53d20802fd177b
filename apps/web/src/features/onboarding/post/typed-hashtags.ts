import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import { toHashtags } from "@takt/text/hashtag";

/**
 * Splits a list of hashtags, here at spaces too, without duplicates and invalid ones: `#Führung, team  Team 2026` ->
 * `Führung`, `team`.
 */
export function parseHashtags(typed: string): string[] {
  return toHashtags(typed.split(/\s+/), POST_LIMITS.hashtags);
}

/** Writes hashtags as they are typed. */
export function formatHashtags(hashtags: readonly string[]): string {
  return hashtags.join(", ");
}
