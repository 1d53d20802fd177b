import { expect, test } from "vitest";
import { isEffective, readPageKey } from "./use-page-keys";

const press = (changes: Partial<KeyboardEvent>) => ({
  key: "Enter",
  code: "",
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  isComposing: false,
  keyCode: 13,
  ...changes,
});
const SEND = { ctrlKey: true };
const STOP = { key: "Escape" };
const SAVE = { metaKey: true, key: "s" };

test("⌘Enter and Ctrl+Enter send, ⌘S saves, and Escape stops", () => {
  expect(readPageKey(press(SEND))).toBe("Mod+Enter");
  expect(readPageKey(press({ metaKey: true }))).toBe("Mod+Enter");
  expect(readPageKey(press(STOP))).toBe("Escape");
  expect(readPageKey(press(SAVE))).toBe("Mod+S");
  expect(readPageKey(press({ ...SAVE, key: "S" }))).toBe("Mod+S");
  for (const other of [
    {},
    { ...SEND, shiftKey: true },
    { ...SEND, altKey: true },
    { key: "s" },
    { ...SAVE, key: "a" },
  ])
    expect(readPageKey(press(other))).toBeNull();
});

test("⌘⌥M and Ctrl+Alt+M add a note, whatever character they make, and AltGr+M does not", () => {
  const M = { ctrlKey: true, altKey: true, key: "m" };
  expect(readPageKey(press(M))).toBe("Mod+Alt+M");
  expect(readPageKey(press({ metaKey: true, altKey: true, key: "µ", code: "KeyM" }))).toBe("Mod+Alt+M");
  expect(readPageKey(press({ ...M, key: "µ", code: "KeyM", getModifierState: () => true }))).toBeNull();
  expect(readPageKey(press({ ...M, key: "n" }))).toBeNull();
  expect(readPageKey(press({ ...M, ctrlKey: false }))).toBeNull();
});

test.each([
  ["that another handler has taken", { defaultPrevented: true }],
  ["during IME composition", { isComposing: true }],
  ["that has ended Safari's IME composition", { keyCode: 229 }],
])("a key %s is ignored", (_name, changes) => {
  for (const key of [SEND, STOP, SAVE]) expect(readPageKey(press({ ...key, ...changes }))).toBeNull();
});

test("a key that is held down works once, and none below a dialog", () => {
  expect(isEffective(press({}), false)).toBe(true);
  expect(isEffective(press({ repeat: true }), false)).toBe(false);
  expect(isEffective(press({}), true)).toBe(false);
});
