/** Matches a hashtag without its `#`: letters, digits and underscores of any script, at least one letter. */
export const HASHTAG = /^(?=.*\p{L})[\p{L}\p{M}\p{N}_]+$/u;

/**
 * Converts user input into a hashtag, or null when nothing usable is left. `#Zukunft der Arbeit` becomes
 * `ZukunftderArbeit`.
 */
export function toHashtag(typed: string): string | null {
  const tag = typed
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_]/gu, "")
    .slice(0, 100)
    // Removes half of a surrogate pair at the cut.
    .replace(/[\ud800-\udbff]$/, "");
  return HASHTAG.test(tag) ? tag : null;
}
