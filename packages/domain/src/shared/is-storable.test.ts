import { expect, test } from "vitest";
import { isStorable } from "./is-storable";

test.each(["", "Hallo", "a\nb\tc", "😀", "\u0001"])("%j is storable", (text) => {
  expect(isStorable(text)).toBe(true);
});

test.each(["\u0000", "a\u0000b", "a\u0000", "\ud83d", "a\ude00b", "\ude00\ud83d"])(
  "%j is not storable",
  (text) => {
    expect(isStorable(text)).toBe(false);
  },
);
