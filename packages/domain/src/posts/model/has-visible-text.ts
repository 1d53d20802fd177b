/**
 * Matches a visible character. Invisible are spaces, control and format characters, what Unicode lets a font ignore
 * (U+200B, the Hangul fillers U+3164 and U+FFA0, variation selectors), the blank Braille cell and lone surrogates.
 */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has a character that can be seen. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}
