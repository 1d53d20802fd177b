import fc from "fast-check";
import { expect, test } from "vitest";
import { findVerbatimQuote } from "./find-verbatim-quote";

const TEXT = `Er sagte: „Wir\nordnen zuerst“ – und niemand   widersprach.\n\nIt's the team’s part, not an art.`;

test.each([
  ["as it stands", "It's the team’s part, not an art.", "It's the team’s part, not an art."],
  ["other white space", "niemand widersprach. It's the", "niemand   widersprach.\n\nIt's the"],
  ["other quotation marks", '"Wir ordnen zuerst"', "„Wir\nordnen zuerst“"],
  ["another dash", "zuerst“ - und niemand", "zuerst“ – und niemand"],
  ["another apostrophe", "It’s the team's part", "It's the team’s part"],
  ["space around", "  und niemand ", "und niemand"],
  ["the second place, where no word is cut", "art", "art"],
])("%s: answers the text's own words", (_name, quote, stands) => {
  expect(findVerbatimQuote(TEXT, quote)).toBe(stands);
  expect(TEXT).toContain(stands);
});

test.each([
  ["nothing", ""],
  ["white space", " \n "],
  ["another word", "It's the team’s role, not an art."],
  ["another case", "it's the team’s part"],
  ["a word less", "It's the part"],
  ["no comma", "It's the team’s part not an art."],
  ["an ellipsis", "It's the team’s … art."],
  ["a translation", "He said: we sort first"],
  ["the beginning of a word", "not an ar"],
  ["the end of a word", "rt, not an art"],
  ["more than the text", `${TEXT} And more.`],
])("%s does not stand there", (_name, quote) => {
  expect(findVerbatimQuote(TEXT, quote)).toBeNull();
});

test("a result is a passage of the text, and any whole passage is found", () => {
  const word = fc.constantFrom("team", "“sorts”", "–", "first.", "'it'", "é", "\n", "art", "part");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), (words, a, b) => {
      const text = words.join(" ");
      const from = a % words.length;
      const quote = words.slice(from, from + 1 + (b % (words.length - from))).join(" ");
      const stands = findVerbatimQuote(text, quote);
      fc.pre(quote.trim() !== "");
      expect(text).toContain(stands);
      expect(stands!.split(/\s+/)).toHaveLength(quote.trim().split(/\s+/).length);
    }),
    { seed: 20_261_127 },
  );
});
