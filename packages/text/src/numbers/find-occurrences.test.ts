import { expect, test } from "vitest";
import { findOccurrences } from "./find-occurrences";

test("every occurrence is found, whatever the white space", () => {
  expect(findOccurrences(" 70 percent", "70 percent, then 70\u00a0percent.")).toEqual([
    { start: 0, end: 10 },
    { start: 17, end: 27 },
  ]);
});

test.each([
  ["7", "70"],
  ["70", "1.70"],
  ["70", "170"],
  ["1", "1,500"],
  ["3 hour", "3 hours"],
  ["a.c", "abc"],
  [" ", "a b"],
])("%s stands nowhere in %s", (words, text) => expect(findOccurrences(words, text)).toEqual([]));

test.each([
  ["70", "70."],
  ["$1,500 (net)", "costs $1,500 (net)"],
  ["70 %", "(70 %)"],
])("%s stands in %s", (words, text) => expect(findOccurrences(words, text)).toHaveLength(1));
