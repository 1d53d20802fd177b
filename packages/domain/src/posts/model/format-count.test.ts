import { expect, test } from "vitest";
import { formatCount } from "./format-count";

test.each([
  ["en", 0, "0"],
  ["en", 4_999, "4,999"],
  ["en", 5_000, "5,000+"],
  ["en", 12_345, "5,000+"],
  ["de", 4_999, "4.999"],
  ["de", 5_000, "5.000+"],
] as const)("in '%s' %i posts are '%s'", (locale, count, text) => {
  expect(formatCount(count, locale)).toBe(text);
});
