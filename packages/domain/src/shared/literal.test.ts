import { expect, test } from "vitest";
import { literal } from "./literal";

test.each([
  ["50%_off", "50\\%\\_off"],
  ["a\\b\\", "a\\\\b\\\\"],
  ["%%", "\\%\\%"],
  ["*.? ä 👋", "*.? ä 👋"],
  ["", ""],
])("%j", (words, escaped) => expect(literal(words)).toBe(escaped));
