/** Returns a hashtag without `#` (letters, digits, underscores, at least one letter, at most 50), or null. */
export function toHashtag(typed: string): string | null {
  const tag = typed
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_]/gu, "")
    .slice(0, 50)
    .replace(/[\ud800-\udbff]$/, "");
  return /^(?=.*\p{L})[\p{L}\p{M}\p{N}_]+$/u.test(tag) ? tag : null;
}
