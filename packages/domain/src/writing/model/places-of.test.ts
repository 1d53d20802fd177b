import { expect, test } from "vitest";
import { placesOf } from "./places-of";

test("where it stands, each time, whatever the white space", () => {
  expect(placesOf(" 70 percent", "70 percent, then 70\u00a0percent.")).toEqual([
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
])("%s stands nowhere in %s", (words, text) => expect(placesOf(words, text)).toEqual([]));

test.each([
  ["70", "70."],
  ["$1,500 (net)", "costs $1,500 (net)"],
  ["70 %", "(70 %)"],
])("%s stands in %s", (words, text) => expect(placesOf(words, text)).toHaveLength(1));
