import { expect, test } from "vitest";
import { cleanText } from "./clean-text.mjs";

test.each([
  ["spaces of all kinds become one", " a \t\n b\u00a0\u2003c\u0085d ", "a b c d"],
  ["control characters", "a\u0000b\u0007c\u001bd\u007fe\u0090f", "abcdef"],
  ["zero-width characters and marks", "a\u200bb\u2060c\ufeffd\u00ade\u200ef\u061cg", "abcdefg"],
  ["directions", "\u202eabc\u202c\u2066def\u2069", "abcdef"],
  ["tags", "a\u{e0041}\u{e0042}b", "ab"],
  ["supplementary selectors", "a\u{e0100}\u{e01ef}b", "ab"],
  ["halves of characters", "a\ud83db\ude00c", "abc"],
  ["whole ones stay", "a😀b", "a😀b"],
  ["emoji with joiners and selectors stay", "👩‍💻 ❤️ ❤️‍🔥 🏳️‍🌈", "👩‍💻 ❤️ ❤️‍🔥 🏳️‍🌈"],
  ["runs of joiners or selectors go", "a\u200d\u200c\u200db\ufe00\ufe01c", "abc"],
  ["blanks that are letters", "a\u3164b\u115fc", "abc"],
  ["composed form", "u\u0308ber", "über"],
  ["German and typography stay", "„Größe“ – 5 € … ‚ja‘", "„Größe“ – 5 € … ‚ja‘"],
])("a text is cleaned: %s", (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});
