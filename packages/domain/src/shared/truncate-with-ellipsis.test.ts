import { expect, test } from "vitest";
import { truncateWithEllipsis } from "./truncate-with-ellipsis";

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
