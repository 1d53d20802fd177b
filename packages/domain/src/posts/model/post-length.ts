import { publishText } from "./publish-text";
import { toLittleText } from "./to-little-text";

/** LinkedIn's limit for a post, in UTF-16 units (linkedin-api 3.5). */
export const MAX_POST_LENGTH = 3000;

/**
 * How LinkedIn counts: UTF-16 units of what readers see, hashtags included, and of the escaped form,
 * which must fit as well because LinkedIn does not say which of the two it counts (linkedin-api 3.5).
 */
export function postLength(content: string, hashtags: readonly string[]): { visible: number; sent: number } {
  const text = publishText(content, hashtags);
  return { visible: text.length, sent: toLittleText(text).length };
}

/** The length that decides: the longer of the two forms. */
export function fitsLinkedIn(content: string, hashtags: readonly string[]): boolean {
  const { visible, sent } = postLength(content, hashtags);
  return Math.max(visible, sent) <= MAX_POST_LENGTH;
}
