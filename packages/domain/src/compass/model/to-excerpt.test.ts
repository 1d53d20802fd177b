import { expect, test } from "vitest";
import { toExcerpt } from "./to-excerpt";

test.each([
  ["all of a short text", "A short text", 20, "A short text"],
  ["exactly as long", "A short text", 12, "A short text"],
  ["in one line", " A\n\nshort\ttext ", 20, "A short text"],
  ["between words", "A short text", 11, "A short…"],
  ["at the end of a word", "A short text", 8, "A short…"],
  ["without the sign before the cut", "A short, text", 11, "A short…"],
  ["within a word that has no end", "x".repeat(30), 10, `${"x".repeat(9)}…`],
  ["not within a character", `${"x".repeat(8)}😀😀`, 10, `${"x".repeat(8)}…`],
  ["nothing", " ", 10, ""],
])("%s", (_name, text, limit, words) => {
  expect(toExcerpt(text, limit)).toBe(words);
  expect(toExcerpt(text, limit).length).toBeLessThanOrEqual(limit);
});
