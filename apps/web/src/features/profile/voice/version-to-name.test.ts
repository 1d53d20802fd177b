import { expect, test } from "vitest";
import { versionToName } from "./version-to-name";

const sheet = { version: 5, words: { en: "Theirs.", de: "Alt." } };

test("the latest: of the switch, of words that nobody else has changed", () => {
  expect(versionToName(sheet)).toBe(5);
  expect(versionToName(sheet, { de: "Neu." })).toBe(5);
  // Another part of the sheet has changed since.
  expect(versionToName(sheet, { de: "Neu." }, { was: "Alt.", version: 3 })).toBe(5);
});

test("others meanwhile: the one that the words were typed on, so that it is refused", () => {
  expect(versionToName(sheet, { en: "Mine." }, { was: "Old.", version: 3 })).toBe(3);
});

test("seen by the user, or the same by chance: the latest", () => {
  expect(versionToName(sheet, { en: "Mine." }, { was: "Theirs.", version: 5 })).toBe(5);
  expect(versionToName(sheet, { en: "Theirs." }, { was: "Old.", version: 3 })).toBe(5);
});
