import { expect, test } from "vitest";
import { isSame, isSameInput } from "./is-same";

test("values are the same with their keys in any order", () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSame("a", "a")).toBe(true);
  expect(isSame(null, null)).toBe(true);
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
});

test("values with another entry, type or order of a list are not the same", () => {
  for (const [one, other] of [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    [{}, null],
    ["1", 1],
    [null, ""],
  ])
    expect(isSame(one, other)).toBe(false);
});

test("texts are the same input when the server keeps the same of them", () => {
  const typed = { text: "u\u0308ber\r\n", tags: ["a\0"], none: null };
  const saved = { text: "über\n", tags: ["a"], none: null };
  expect(isSameInput(typed, saved)).toBe(true);
  expect(isSame(typed, saved)).toBe(false);
  for (const other of [{ ...saved, text: "uber\n" }, { ...saved, tags: [] }, { ...saved, none: "" }, null])
    expect(isSameInput(typed, other)).toBe(false);
});
