import { expect, test } from "vitest";
import { multiline } from "./clean-text";

test.each([
  ["one\ntwo\r\nthree\rfour", "one\ntwo\nthree\nfour"],
  ["\n\n a \n\n\n\n b \n", "a\n\nb"],
  ["a\u0000b\u2028c\u202egnp", "a b cgnp"],
  ["", ""],
])("the text %j is cleaned line by line", (text, clean) => expect(multiline(text, 100)).toBe(clean));

test("a long text is truncated between characters", () => {
  expect(multiline("👋".repeat(10), 5)).toBe("👋👋👋👋…");
  expect(multiline("ab\ncd\nef", 5)).toBe("ab\nc…");
});
