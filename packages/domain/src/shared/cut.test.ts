import { expect, test } from "vitest";
import { cut } from "./cut";

test.each([
  ["Hallo", 9, "Hallo"],
  ["Hallo", 3, "Hal"],
  ["a😀b", 3, "a😀"],
  ["a😀b", 2, "a"],
  ["", 2, ""],
])("%j within %i: %j", (text, length, wanted) => {
  expect(cut(text, length)).toBe(wanted);
});
