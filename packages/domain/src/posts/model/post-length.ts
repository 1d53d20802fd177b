import { publishText, toLittleText } from "./publish-text";

/**
 * Limits of a stored post; lengths in UTF-16 units, as a text field counts. A draft may be longer than LinkedIn takes
 * (MAX_POST_LENGTH; the counter says so), not unbounded.
 */
export const POST_LIMITS = { contentLength: 20_000, hashtags: 30, hashtagLength: 100 } as const;

/** LinkedIn's limit for a post, in UTF-16 units (docs/linkedin-api.md, Text). */
export const MAX_POST_LENGTH = 3000;

/**
 * Returns the length in UTF-16 units of what readers see, hashtags included, and of the escaped form. Both must fit,
 * because LinkedIn does not say which of the two it counts (docs/linkedin-api.md, Text).
 */
export function postLength(content: string, hashtags: readonly string[]): { visible: number; sent: number } {
  const text = publishText(content, hashtags);
  return { visible: text.length, sent: toLittleText(text).length };
}

/** Whether the longer of the two forms is within LinkedIn's limit. */
export function fitsLinkedIn(content: string, hashtags: readonly string[]): boolean {
  const { visible, sent } = postLength(content, hashtags);
  return Math.max(visible, sent) <= MAX_POST_LENGTH;
}
