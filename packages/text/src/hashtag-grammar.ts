/**
 * The grammar of hashtags, as the parts of regular expressions (flag `u`). LinkedIn documents "a single word" alone; what
 * a word is, is read as in Twitter's published grammar (twitter-text), and assumed (docs/linkedin-api.md, Text).
 */

/** A letter, mark, digit or underscore of any script. What makes an emoji of a character (U+FE0F, keycaps) is none. */
const WORD = String.raw`(?:(?![\ufe0e\ufe0f])[\p{L}\p{Mn}\p{Mc}\p{N}_])`;

/** A joiner inside a word, as in Persian and Sinhala, or after a vowel sign at its end, as in older Malayalam. */
const JOINER = String.raw`(?:[\u200c\u200d](?=${WORD})|(?<=[\p{Mn}\p{Mc}])\u200d)`;

/** Characters that may follow the sign of a hashtag, apart from the letter that it needs. */
export const HASHTAG_WORD = `${WORD}(?:${WORD}|${JOINER})*`;

/** The sign before a hashtag; Japanese keyboards write it in full width. */
export const HASHTAG_SIGN = "[#\uff03]";

/** A hashtag in a text, with its sign: not after a word, `&` (an entity) or `/` (an address), and with a letter. */
export const HASHTAG_IN_TEXT = String.raw`(?<!${WORD}|[&/])${HASHTAG_SIGN}(?=(?:(?!\p{L})${WORD}|${JOINER})*\p{L})${HASHTAG_WORD}`;
