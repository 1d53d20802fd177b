import { expect, test } from "vitest";
import { baseVersion } from "./base-version";

const sheet = { version: 5, words: { en: "Theirs.", de: "Alt." } };

test("the switch, and a text that nobody else has changed, use the latest version", () => {
  expect(baseVersion(sheet)).toBe(5);
  expect(baseVersion(sheet, { de: "Neu." })).toBe(5);
  // Another part of the sheet has changed since then.
  expect(baseVersion(sheet, { de: "Neu." }, { was: "Alt.", version: 3 })).toBe(5);
});

test("a text that was changed elsewhere uses the version it was typed on, so that it is refused", () => {
  expect(baseVersion(sheet, { en: "Mine." }, { was: "Old.", version: 3 })).toBe(3);
});

test("a change that the user has seen, or an equal text, uses the latest version", () => {
  expect(baseVersion(sheet, { en: "Mine." }, { was: "Theirs.", version: 5 })).toBe(5);
  expect(baseVersion(sheet, { en: "Theirs." }, { was: "Old.", version: 3 })).toBe(5);
});
