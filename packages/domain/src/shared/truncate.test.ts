import { expect, test } from "vitest";
import { truncate, truncateWithEllipsis } from "./truncate";

test.each([
  ["Hallo", 9, "Hallo"],
  ["Hallo", 3, "Hal"],
  ["a😀b", 3, "a😀"],
  ["a😀b", 2, "a"],
  ["", 2, ""],
])("%j within %i: %j", (text, length, wanted) => {
  expect(truncate(text, length)).toBe(wanted);
});

test.each([
  ["abcde", 5, "abcde"],
  ["abcdef", 5, "abcd…"],
  ["abc def", 5, "abc…"],
  ["👋👋👋", 3, "👋👋👋"],
  ["👋👋👋👋", 3, "👋👋…"],
  ["", 1, ""],
])("the text %j is truncated to %i characters", (text, max, expected) =>
  expect(truncateWithEllipsis(text, max)).toBe(expected),
);
