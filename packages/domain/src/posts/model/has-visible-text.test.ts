import { expect, test } from "vitest";
import { hasVisibleText } from "./has-visible-text";

test.each([
  "",
  " \n\t\u00a0\u3000",
  "\u200b\u200c\u200d\u2060\ufeff",
  "\u3164",
  "\u115f\u1160\uffa0",
  "\u2800\u2800",
  "\ufe0f\u034f\u00ad",
  "\u202e\u2066",
  "\u{e0041}",
  "\ud83d",
  "\u0000\u0007",
])("%j has no visible text", (text) => {
  expect(hasVisibleText(text)).toBe(false);
});

test.each(["a", "\u200ba\u200b", "😀", "👩‍👩‍👧", "ß", "한", "…", "#", "\u2801", "٣"])(
  "%j has visible text",
  (text) => {
    expect(hasVisibleText(text)).toBe(true);
  },
);
