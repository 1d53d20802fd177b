import { expect, test } from "vitest";
import { textHash } from "./claim";

test.each([
  ["Ärzte", "A\u0308rzte"],
  ["one\n\ntwo ", "one two"],
])("%j and %j have one hash", (one, other) => {
  expect(textHash(one)).toBe(textHash(other));
});

test.each([
  ["one two", "onetwo"],
  ["Hello", "hello"],
  ["Hello", "Hello!"],
])("%j and %j have different hashes", (one, other) => {
  expect(textHash(one)).not.toBe(textHash(other));
});
