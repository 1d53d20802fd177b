import { expect, test } from "vitest";
import { postExcerpt } from "./post-excerpt";

test.each([
  ["a short text stays", "A short text", "A short text"],
  ["a text is one line", " A\n\nshort\ttext ", "A short text"],
  ["eighty characters stay", "👋".repeat(80), "👋".repeat(80)],
  ["a long text ends with an ellipsis", `${"a".repeat(78)} bcd`, `${"a".repeat(78)}…`],
  ["no character is cut in two", `a${"👋".repeat(80)}`, `a${"👋".repeat(78)}…`],
  ["only the beginning is read", `${" ".repeat(399)}👋`, ""],
])("%s", (_name, content, wanted) => {
  expect(postExcerpt(content)).toBe(wanted);
});
