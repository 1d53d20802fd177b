import { expect, test } from "vitest";
import { escapeLikePattern } from "./sql";

test.each([
  ["50%_off", "50\\%\\_off"],
  ["a\\b\\", "a\\\\b\\\\"],
  ["%%", "\\%\\%"],
  ["*.? ä 👋", "*.? ä 👋"],
  ["", ""],
])("%j", (words, escaped) => expect(escapeLikePattern(words)).toBe(escaped));
