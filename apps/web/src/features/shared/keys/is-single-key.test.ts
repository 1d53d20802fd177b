import { expect, test } from "vitest";
import { isSingleKey } from "./is-single-key";

const none = {
  key: "c",
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 67,
  repeat: false,
};

test("a single key counts, and ? and / also with Shift", () => {
  expect(isSingleKey(none)).toBe(true);
  expect(isSingleKey({ ...none, key: "C" })).toBe(true); // CapsLock
  expect(isSingleKey({ ...none, key: "?", shiftKey: true })).toBe(true);
  expect(isSingleKey({ ...none, key: "/", shiftKey: true })).toBe(true);
});

test.each([
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true, key: "C" },
  { isComposing: true },
  { keyCode: 229 },
  { repeat: true },
])("a key with %o is not a single key", (more) => {
  expect(isSingleKey({ ...none, ...more })).toBe(false);
});
