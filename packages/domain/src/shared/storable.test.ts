import { expect, test } from "vitest";
import { isStorable, toJsonColumn } from "./storable";

test.each(["", "Hallo", "a\nb\tc", "😀", "\u0001"])("%j is storable", (text) => {
  expect(isStorable(text)).toBe(true);
});

test.each(["\u0000", "a\u0000b", "a\u0000", "\ud83d", "a\ude00b", "\ude00\ud83d"])(
  "%j is not storable",
  (text) => {
    expect(isStorable(text)).toBe(false);
  },
);

test("NULs and lone surrogates are removed, everything else stays", () => {
  const given = { a: ["x\u0000y", "half \ud83d", "\udc4d half", "whole 👍"], b: { c: 1, d: null, e: true } };
  expect(toJsonColumn(given)).toEqual({
    a: ["xy", "half ", " half", "whole 👍"],
    b: { c: 1, d: null, e: true },
  });
});
