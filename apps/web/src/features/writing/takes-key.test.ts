import { expect, test } from "vitest";
import { takesKey } from "./takes-key";

const key = (changes: Partial<KeyboardEvent>) => ({
  key: "Enter",
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  isComposing: false,
  ...changes,
});
const seen = { shown: true, dialog: false };
const send = key({ ctrlKey: true });
const stop = key({ key: "Escape" });

test("⌘Enter and Ctrl+Enter go on, Escape stops", () => {
  expect(takesKey("send", send, seen)).toBe(true);
  expect(takesKey("send", key({ metaKey: true }), seen)).toBe(true);
  expect(takesKey("stop", stop, seen)).toBe(true);
  expect(takesKey("stop", send, seen)).toBe(false);
  for (const other of [key({}), key({ ctrlKey: true, shiftKey: true }), stop])
    expect(takesKey("send", other, seen)).toBe(false);
});

test.each([
  ["in the other tab", {}, { shown: false, dialog: false }],
  ["behind a dialog", {}, { shown: true, dialog: true }],
  ["taken by somebody else", { defaultPrevented: true }, seen],
  ["held down", { repeat: true }, seen],
  ["of a word that is being composed", { isComposing: true }, seen],
])("not %s", (_name, changes, place) => {
  expect(takesKey("send", { ...send, ...changes }, place)).toBe(false);
  expect(takesKey("stop", { ...stop, ...changes }, place)).toBe(false);
});
