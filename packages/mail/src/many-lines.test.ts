import { expect, test } from "vitest";
import { manyLines } from "./many-lines";

test.each([
  ["one\ntwo\r\nthree\rfour", "one\ntwo\nthree\nfour"],
  ["\n\n a \n\n\n\n b \n", "a\n\nb"],
  ["a\u0000b\u2028c\u202egnp", "a b cgnp"],
  ["", ""],
])("%j", (words, clean) => expect(manyLines(words, 100)).toBe(clean));

test("never longer than it may be, whole signs only", () => {
  expect(manyLines("👋".repeat(10), 5)).toBe("👋👋👋👋…");
  expect(manyLines("ab\ncd\nef", 5)).toBe("ab\nc…");
});
