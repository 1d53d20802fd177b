import { expect, test } from "vitest";
import { isComposing } from "./is-composing";

test.each([
  ["Chromium and Firefox: the key comes before the end of the composition", true, 229],
  ["Safari: the composition has ended before its key", false, 229],
  ["an input method that keeps the key code", true, 13],
])("a key of an input method is seen (%s)", (_name, composing, keyCode) => {
  const key = { isComposing: composing, keyCode };
  expect(isComposing(key)).toBe(true);
  expect(isComposing({ nativeEvent: key })).toBe(true);
});

test.each([13, 27, 65])("a plain key is none: %s", (keyCode) => {
  expect(isComposing({ isComposing: false, keyCode })).toBe(false);
  expect(isComposing({ nativeEvent: { isComposing: false, keyCode } })).toBe(false);
});
