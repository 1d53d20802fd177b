import { expect, test } from "vitest";
import { removeQuotes } from "./remove-quotes";

test.each([
  "a „q q“ b",
  "a “q q” b",
  'a "q q" b',
  "a «q q» b",
  "a »q q« b",
  "a ‚q q‘ b",
  "a ‘q isn’t q’ b",
  "a „q ‚q‘ q“ b",
])("the quote is removed from %s", (text) => {
  expect(removeQuotes(text)).not.toContain("q");
  expect(removeQuotes(text)).toMatch(/^a .* b$/);
});

test.each([
  'A 27" screen and a 32" screen',
  "It’s the team’s",
  "‘90s music isn’t back",
  'One "half\nand" another',
])("nothing is removed from %s", (text) => {
  expect(removeQuotes(text)).toBe(text);
});
