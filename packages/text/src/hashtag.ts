import { truncate } from "./truncate";

/** Longest hashtag that a user can enter, in UTF-16 units. */
const MAX_LENGTH = 100;

/** Matches a hashtag without its `#`: letters, digits and underscores of any script, at least one letter. */
export const HASHTAG = /^(?=.*\p{L})[\p{L}\p{M}\p{N}_]+$/u;
const HASHTAG_LINE = /^\s*(?:#[\p{L}\p{M}\p{N}_]+[\s,·|]*)+$/u;

/**
 * Converts user input into a hashtag, or null when nothing usable is left. `#Zukunft der Arbeit` becomes
 * `ZukunftderArbeit`.
 */
export function toHashtag(typed: string, maxLength: number = MAX_LENGTH): string | null {
  const tag = truncate(typed.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}_]/gu, ""), maxLength);
  return HASHTAG.test(tag) ? tag : null;
}

/** Converts user input into at most `max` hashtags, each once whatever its case; invalid ones are left out. */
export function toHashtags(typed: readonly string[], max: number, maxLength: number = MAX_LENGTH): string[] {
  const tags = new Map<string, string>();
  for (const one of typed) {
    const tag = toHashtag(one, maxLength);
    if (tag !== null && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].slice(0, max);
}

/** Tells whether a line is hashtags and nothing else. */
export const isHashtagLine = (line: string) => HASHTAG_LINE.test(line);
