import { expect, test } from "vitest";
import { formatSeconds } from "./format-seconds";

test.each([
  [2341, "en", "2.3"],
  [2341, "de", "2,3"],
  [3000, "en", "3.0"],
  [75_000, "de", "75,0"],
  [4, "en", "0.1"],
] as const)("%d ms, %s: %s", (ms, locale, seconds) => {
  expect(formatSeconds(ms, locale)).toBe(seconds);
});
