import { expect, test } from "vitest";
import { isSame } from "./is-same";

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
