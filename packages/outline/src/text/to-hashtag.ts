import { truncate } from "./truncate";

/** Returns a hashtag without `#` (letters, digits, underscores, at least one letter, at most 50), or null. */
export function toHashtag(typed: string): string | null {
  const tag = truncate(typed.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}_]/gu, ""), 50);
  return /^(?=.*\p{L})[\p{L}\p{M}\p{N}_]+$/u.test(tag) ? tag : null;
}
