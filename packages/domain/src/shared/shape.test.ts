import { expect, test } from "vitest";
import {
  either,
  flag,
  list,
  nullable,
  numeric,
  object,
  oneOf,
  optional,
  orElse,
  record,
  text,
} from "./shape";

const card = object({
  title: text((title) => title.length <= 3),
  tone: oneOf(["calm", "bold"]),
  tags: list(text(), 1, 2),
  note: optional(nullable(text())),
  size: orElse(either(numeric, flag), 0),
});
const whole = { title: "abc", tone: "calm", tags: ["a"], note: null, size: 2 };

test("a value that fits is read, and fields that are not named are dropped", () => {
  expect(card.safeParse({ ...whole, more: 1 })).toEqual({ success: true, data: whole });
  const { note: _, ...without } = whole;
  expect(card.safeParse(without)).toStrictEqual({ success: true, data: without });
});

test("what has a value in its place is never refused", () => {
  expect(card.safeParse({ ...whole, size: "big" })).toEqual({ success: true, data: { ...whole, size: 0 } });
  expect(card.safeParse({ ...whole, size: true })).toEqual({ success: true, data: { ...whole, size: true } });
});

test.each([
  ["nothing", null],
  ["a list", [whole]],
  ["a text", "abc"],
  ["a field that is missing", { ...whole, title: undefined }],
  ["a text that is not accepted", { ...whole, title: "abcd" }],
  ["a value that is not offered", { ...whole, tone: "angry" }],
  ["a list that is too short", { ...whole, tags: [] }],
  ["a list that is too long", { ...whole, tags: ["a", "b", "c"] }],
  ["a list with another value in it", { ...whole, tags: ["a", 1] }],
  ["another value of an optional field", { ...whole, note: 1 }],
])("%s is refused", (_name, value) => {
  expect(card.safeParse(value)).toEqual({ success: false });
});

test("a record has any keys, and values of one shape", () => {
  const counts = record(numeric);
  expect(counts.safeParse({ a: 1, b: 2 })).toEqual({ success: true, data: { a: 1, b: 2 } });
  for (const value of [{ a: "1" }, [1], null, Number.NaN])
    expect(counts.safeParse(value).success).toBe(false);
  expect(numeric.safeParse(Number.NaN).success).toBe(false);
});
