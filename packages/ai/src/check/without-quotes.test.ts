import { expect, test } from "vitest";
import { withoutQuotes } from "./without-quotes";

test.each([
  "a „q q“ b",
  "a “q q” b",
  'a "q q" b',
  "a «q q» b",
  "a »q q« b",
  "a ‚q q‘ b",
  "a ‘q isn’t q’ b",
  "a „q ‚q‘ q“ b",
])("taken out of %s", (text) => {
  expect(withoutQuotes(text)).not.toContain("q");
  expect(withoutQuotes(text)).toMatch(/^a .* b$/);
});

test.each([
  'A 27" screen and a 32" screen',
  "It’s the team’s",
  "‘90s music isn’t back",
  'One "half\nand" another',
])("left in %s", (text) => {
  expect(withoutQuotes(text)).toBe(text);
});
