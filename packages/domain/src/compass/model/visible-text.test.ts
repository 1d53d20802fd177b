import { expect, test } from "vitest";
import { visibleText } from "./visible-text";

test.each([
  ["lines and paragraphs stay", "a\nb\n\nc", "a\nb\n\nc"],
  ["line ends of all kinds", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
  ["many empty lines become one", "a\n\n \n\t\n b", "a\n\nb"],
  ["spaces of all kinds become one", " a \t b\u00a0\u2003c ", "a b c"],
  ["control characters", "a\u0000b\u0007c\u001bd\u007fe\u0090f", "abcdef"],
  ["zero-width characters and marks", "a\u200bb\u2060c\ufeffd\u00ade\u200ef\u061cg", "abcdefg"],
  ["directions", "\u202eabc\u202c\u2066def\u2069", "abcdef"],
  ["tags", "a\u{e0041}\u{e0042}b", "ab"],
  ["halves of characters", "a\ud83db\ude00c", "abc"],
  ["whole ones stay", "a😀b 👩‍💻 ❤️", "a😀b 👩‍💻 ❤️"],
  ["composed form", "u\u0308ber", "über"],
])("%s", (_name, text, visible) => {
  expect(visibleText(text)).toBe(visible);
  expect(visibleText(visible)).toBe(visible);
});
