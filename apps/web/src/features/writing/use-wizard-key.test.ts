import { expect, test } from "vitest";
import { matchesWizardKey } from "./use-wizard-key";

const key = (changes: Partial<KeyboardEvent>) => ({
  key: "Enter",
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
const send = key({ ctrlKey: true });
const stop = key({ key: "Escape" });

test("⌘Enter and Ctrl+Enter send, and Escape stops", () => {
  expect(matchesWizardKey("send", send, false)).toBe(true);
  expect(matchesWizardKey("send", key({ metaKey: true }), false)).toBe(true);
  expect(matchesWizardKey("stop", stop, false)).toBe(true);
  expect(matchesWizardKey("stop", send, false)).toBe(false);
  for (const other of [key({}), key({ ctrlKey: true, shiftKey: true }), stop])
    expect(matchesWizardKey("send", other, false)).toBe(false);
});

test.each([
  ["while a dialog is open", {}, true],
  ["that another handler has taken", { defaultPrevented: true }, false],
  ["that is held down", { repeat: true }, false],
  ["during IME composition", { isComposing: true }, false],
  ["that has ended Safari's IME composition", { keyCode: 229 }, false],
])("a key %s is ignored", (_name, changes, hasDialog) => {
  expect(matchesWizardKey("send", { ...send, ...changes }, hasDialog)).toBe(false);
  expect(matchesWizardKey("stop", { ...stop, ...changes }, hasDialog)).toBe(false);
});
