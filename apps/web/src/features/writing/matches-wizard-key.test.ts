import { expect, test } from "vitest";
import { matchesWizardKey } from "./matches-wizard-key";

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

test("⌘Enter and Ctrl+Enter send, and Escape stops", () => {
  expect(matchesWizardKey("send", send, seen)).toBe(true);
  expect(matchesWizardKey("send", key({ metaKey: true }), seen)).toBe(true);
  expect(matchesWizardKey("stop", stop, seen)).toBe(true);
  expect(matchesWizardKey("stop", send, seen)).toBe(false);
  for (const other of [key({}), key({ ctrlKey: true, shiftKey: true }), stop])
    expect(matchesWizardKey("send", other, seen)).toBe(false);
});

test.each([
  ["while the other tab is shown", {}, { shown: false, dialog: false }],
  ["while a dialog is open", {}, { shown: true, dialog: true }],
  ["that another handler has taken", { defaultPrevented: true }, seen],
  ["that is held down", { repeat: true }, seen],
  ["during IME composition", { isComposing: true }, seen],
])("a key %s is ignored", (_name, changes, place) => {
  expect(matchesWizardKey("send", { ...send, ...changes }, place)).toBe(false);
  expect(matchesWizardKey("stop", { ...stop, ...changes }, place)).toBe(false);
});
