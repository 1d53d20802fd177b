import { expect, test } from "vitest";
import { cutAtWord, excerpt, truncateAtWord } from "./excerpt";

test.each([
  ["all of a short text", "A short text", 20, "A short text"],
  ["exactly as long", "A short text", 12, "A short text"],
  ["in one line", " A\n\nshort\ttext ", 20, "A short text"],
  ["between words", "A short text", 11, "A short…"],
  ["at the end of a word", "A short text", 8, "A short…"],
  ["without the sign before the cut", "A short, text", 11, "A short…"],
  ["within a word that has no end", "x".repeat(30), 10, `${"x".repeat(9)}…`],
  ["within a word that is most of it", `A ${"x".repeat(30)}`, 10, `A ${"x".repeat(7)}…`],
  ["not within a character", `${"x".repeat(8)}😀😀`, 10, `${"x".repeat(8)}…`],
  ["nothing", " ", 10, ""],
])("an excerpt is %s", (_name, text, limit, words) => {
  expect(excerpt(text, limit)).toBe(words);
});

test("a text that is truncated between words keeps its paragraphs", () => {
  expect(truncateAtWord("Title\n\nan angle", 14)).toBe("Title\n\nan…");
  expect(truncateAtWord("Title\n\nan angle", 15)).toBe("Title\n\nan angle");
});

test("a cut text is verbatim, with its punctuation and without an ellipsis", () => {
  expect(cutAtWord("One, two, three", 9)).toBe("One, two,");
  expect(cutAtWord("One, two, three", 8)).toBe("One, two");
  expect(cutAtWord("One, two", 9)).toBe("One, two");
});
