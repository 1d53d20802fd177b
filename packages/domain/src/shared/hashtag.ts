import { truncate } from "./truncate";

/** Longest hashtag that a user can enter, in UTF-16 units. */
const MAX_LENGTH = 100;

/** Matches a hashtag without its `#`: letters, digits and underscores of any script, at least one letter. */
export const HASHTAG = /^(?=.*\p{L})[\p{L}\p{M}\p{N}_]+$/u;

/**
 * Converts user input into a hashtag, or null when nothing usable is left. `#Zukunft der Arbeit` becomes
 * `ZukunftderArbeit`.
 */
export function toHashtag(typed: string): string | null {
  const tag = truncate(typed.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}_]/gu, ""), MAX_LENGTH);
  return HASHTAG.test(tag) ? tag : null;
}
