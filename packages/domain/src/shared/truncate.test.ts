import { expect, test } from "vitest";
import { truncate } from "./truncate";

test.each([
  ["Hallo", 9, "Hallo"],
  ["Hallo", 3, "Hal"],
  ["a😀b", 3, "a😀"],
  ["a😀b", 2, "a"],
  ["", 2, ""],
])("%j within %i: %j", (text, length, wanted) => {
  expect(truncate(text, length)).toBe(wanted);
});
