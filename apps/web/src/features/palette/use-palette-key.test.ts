import { expect, test } from "vitest";
import { isPaletteKey } from "./use-palette-key";

const press = (change: Partial<Parameters<typeof isPaletteKey>[0]> = {}) => ({
  key: "k",
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...change,
});

test.each([
  ["Ctrl+K", press({ ctrlKey: true }), false, true],
  ["Ctrl+K with caps lock", press({ ctrlKey: true, key: "K" }), false, true],
  ["⌘K on an Apple device", press({ metaKey: true }), true, true],
  ["Ctrl+K on an Apple device, which deletes to the end of a line", press({ ctrlKey: true }), true, false],
  ["the key of the system elsewhere", press({ metaKey: true }), false, false],
  ["K alone", press(), false, false],
  ["Ctrl+Shift+K", press({ ctrlKey: true, shiftKey: true }), false, false],
  ["AltGr+K", press({ ctrlKey: true, altKey: true }), false, false],
  ["a held key", press({ ctrlKey: true, repeat: true }), false, false],
  ["a key that an input method has taken", press({ ctrlKey: true, isComposing: true }), false, false],
  ["Ctrl+J", press({ ctrlKey: true, key: "j" }), false, false],
])("%s", (_, event, isApple, expected) => expect(isPaletteKey(event, isApple)).toBe(expected));
