import { expect, test } from "vitest";
import { fieldWord, fieldWordOfPath, findRetiredColumns, findRetiredNames } from "./find-retired-names.mjs";

const names = (/** @type {string} */ text) => findRetiredNames("file.tsx", text).map(({ name }) => name);

test.each([
  ["const keptKeys = 1;", "keptKeys"],
  ["function planLetters() {}", "planLetters"],
  ["const read = ({ said }) => said;", "said"],
  ["type Desk = string;", "Desk"],
  ["class Store { told = 0; }", "told"],
  ["export const MAILS_AT_ONCE = 1;", "MAILS_AT_ONCE"],
  ["interface Sitting {}", "Sitting"],
  ["type Outcome = { heard: string };", "heard"],
  ["type Outcome = 'kept' | 'dropped';", "kept"],
  ["enum Letter {}", "Letter"],
  ["enum Outcome { Kept }", "Kept"],
  ["enum Outcome { A = 'kept' }", "kept"],
  ["const outcome = z.enum(['kept', 'dropped']);", "kept"],
  ["const counts = { wishes: 1 };", "wishes"],
  ["const counts = { 'wishes': 1 };", "wishes"],
  ["const counts = { ['wishes']: 1 };", "wishes"],
  ["class Store { #kept = 1; }", "kept"],
  ["import { literal as sieve } from 'zod';", "sieve"],
  ["import * as sieve from 'zod';", "sieve"],
  ["export { filter as sieve };", "sieve"],
  ["const actorOf = (user) => user;", "actorOf"],
  ["type NoticeView = string;", "NoticeView"],
  ["function settleContract() {}", "settleContract"],
  ["/** @typedef {string} Desk */", "Desk"],
  ["/** @param {string} told */ function f() {}", "told"],
])("a retired name that is declared is found: %s", (text, name) => {
  expect(names(text)).toEqual([name]);
});

test.each([
  "import { diffWordsWithSpace } from 'diff';",
  "import { literal } from 'zod';",
  "node.kept = source.said;",
  "const contractNotice = keyOf(row); const startOfDay = idOf(row);",
  "const keepAlive = countWords(stopWords);",
  "const looksLikeHeading = lookup(isSettled);",
  "const title = 'kept'; const titles = ['kept']; log('told');",
  "const state = z.enum(['reserved', 'spent', 'free']); type State = 'spent';",
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
  expect(fieldWordOfPath("packages/mail/src/letters/post-failed.ts")).toBe("email, template");
  expect(fieldWordOfPath("packages/mail/src/send.letters.test.ts")).toBe("email, template");
  expect(fieldWordOfPath("packages/mail/src/send-email.test.ts")).toBeUndefined();
});

test("models, fields, values and columns of a Prisma schema are met, comments are not", () => {
  const schema = [
    "model OutgoingMail {",
    '  keptAt DateTime @map("kept_at")',
    "  id String // kept",
    '  @@map("letters")',
    "}",
    "enum State {",
    "  begun",
    "  spent",
    "}",
  ].join("\n");
  expect(findRetiredColumns(schema).map(({ name, line }) => `${line} ${name}`)).toEqual([
    "1 OutgoingMail",
    "2 keptAt",
    "2 kept_at",
    "4 letters",
    "7 begun",
  ]);
});
