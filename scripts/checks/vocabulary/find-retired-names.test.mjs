import { expect, test } from "vitest";
import { fieldWord, findRetiredNames } from "./find-retired-names.mjs";

const names = (/** @type {string} */ text) => findRetiredNames("file.tsx", text).map(({ name }) => name);

test.each([
  ["const keptKeys = 1;", "keptKeys"],
  ["function planLetters() {}", "planLetters"],
  ["const read = ({ said }) => said;", "said"],
  ["type Desk = string;", "Desk"],
  ["class Store { told = 0; }", "told"],
  ["export const MAILS_AT_ONCE = 1;", "MAILS_AT_ONCE"],
])("a retired name that is declared is found: %s", (text, name) => {
  expect(names(text)).toEqual([name]);
});

test.each([
  "import { diffWordsWithSpace } from 'diff';",
  "import { literal } from 'zod';",
  "node.kept = source.said;",
  "const keepAlive = countWords(stopWords);",
  "const looksLikeHeading = lookup(isSettled);",
])("uses of others' names and the field's own words are fine: %s", (text) => {
  expect(names(text)).toEqual([]);
});

test("a name is found with its line, and with the word to use", () => {
  expect(findRetiredNames("a.ts", "const a = 1;\nconst sitting = 2;")).toEqual([
    { name: "sitting", line: 2, instead: "wizardSession" },
  ]);
});

test("files and folders are judged by the same list", () => {
  expect(fieldWord("local-copy")).toBe("storedDraft");
  expect(fieldWord("publish-post")).toBeUndefined();
});
