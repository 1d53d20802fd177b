import { HASHTAG_IN_TEXT, HASHTAG_SIGN, HASHTAG_WORD } from "./hashtag-grammar";
import { normalizeText } from "./normalize-text";
import { splitHashtags } from "./split-hashtags";
import { truncate } from "./truncate";

/** Longest hashtag that a user can enter, in UTF-16 units. */
const MAX_LENGTH = 100;

/** Matches a hashtag without its `#`: letters, digits and underscores of any script, at least one letter. */
export const HASHTAG = new RegExp(String.raw`^(?=.*\p{L})${HASHTAG_WORD}$`, "u");
const HASHTAG_LINE = new RegExp(
  String.raw`^\s*(?:${HASHTAG_SIGN}${HASHTAG_WORD}(?:(?!${HASHTAG_SIGN}|_)[\s\p{P}|])*)+$`,
  "u",
);
const WORDS = new RegExp(HASHTAG_WORD, "gu");
const IN_TEXT = new RegExp(HASHTAG_IN_TEXT, "gu");

/**
 * Converts user input into a hashtag, or null when nothing usable is left. `#Zukunft der Arbeit` becomes
 * `ZukunftderArbeit`.
 */
export function toHashtag(typed: string, maxLength: number = MAX_LENGTH): string | null {
  // A cut may leave a joiner at the end, where it joins nothing.
  const tag = joinWords(truncate(joinWords(normalizeText(typed)), maxLength));
  return HASHTAG.test(tag) ? tag : null;
}

/**
 * Converts user input, also several hashtags in one, into at most `max` hashtags, each once whatever its case; invalid
 * ones are left out.
 */
export function toHashtags(typed: readonly string[], max: number, maxLength: number = MAX_LENGTH): string[] {
  const tags = new Map<string, string>();
  for (const one of typed.flatMap(splitHashtags)) {
    const tag = toHashtag(one, maxLength);
    if (tag !== null && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].slice(0, max);
}

/** Returns the hashtags in a text, each with its sign. */
export const findHashtags = (text: string): string[] => text.match(IN_TEXT) ?? [];

/** Returns a text without the hashtags in it. */
export const removeHashtags = (text: string): string => text.replace(IN_TEXT, "");

/** Tells whether a line is hashtags and nothing else. */
export const isHashtagLine = (line: string) => HASHTAG_LINE.test(line);

function joinWords(text: string): string {
  return (text.match(WORDS) ?? []).join("").normalize("NFC");
}
