import { expect, test } from "vitest";
import { isPlainInput } from "./plain-input";

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a post", { content: "Hällo 🎉\n", hashtags: ["a", "b"], media: [{ id: "x", altText: "" }], ok: true }],
  ["the largest integer of the database", { version: 2_147_483_647 }],
  ["the smallest", { version: -2_147_483_647 }],
  ["a date", { from: new Date("2027-05-01") }],
  ["an object without prototype", Object.create(null)],
  ["999 values and the list", Array(999).fill("x")],
  ["ten levels", nested(10)],
])("%s is plain", (_name, input) => {
  expect(isPlainInput(input)).toBe(true);
});

test.each([
  ["a NUL in a key", { "a\u0000": 1 }],
  ["__proto__", JSON.parse('{"a":{"__proto__":{"admin":true}}}')],
  ["constructor", { constructor: { prototype: {} } }],
  ["an integer beyond the column", { version: 2_147_483_648 }],
  ["not a number", { version: Number.NaN }],
  ["infinity", { version: Number.POSITIVE_INFINITY }],
  ["an invalid date", { from: new Date("x") }],
  ["a date before all calendars", { from: new Date(-8.64e15) }],
  ["a date of five digits", { from: new Date("+010000-01-01T00:00:00Z") }],
  ["more than a thousand values", Array(1000).fill("x")],
  ["a thousand spread over many lists", Array(40).fill(Array(25).fill("x"))],
  ["eleven levels", nested(11)],
  ["a set", { hashtags: new Set(["a"]) }],
  ["a map", new Map()],
  ["a bigint", { version: 1n }],
  ["a function", { toString: () => "x" }],
  ["an instance", { url: new URL("https://example.com") }],
])("%s is not", (_name, input) => {
  expect(isPlainInput(input)).toBe(false);
});

test("a deeply nested input does not overflow the stack", () => {
  let bomb: unknown = 1;
  for (let i = 0; i < 1_000_000; i++) bomb = [bomb];
  expect(isPlainInput(bomb)).toBe(false);
});
