import { expect, test } from "vitest";
import { cut } from "./cut";

test.each([
  ["abcde", 5, "abcde"],
  ["abcdef", 5, "abcd…"],
  ["abc def", 5, "abc…"],
  ["👋👋👋", 3, "👋👋👋"],
  ["👋👋👋👋", 3, "👋👋…"],
  ["", 1, ""],
])("%j to %i", (words, max, expected) => expect(cut(words, max)).toBe(expected));
