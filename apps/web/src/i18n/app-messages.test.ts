import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { messages as german } from "@takt/i18n/app-messages/de";
import { messages as english } from "@takt/i18n/app-messages/en";
import { loadMessages } from "@takt/i18n/load-messages";
import { messages as operatorsGerman } from "@takt/i18n/operator-messages/de";
import { messages as operatorsEnglish } from "@takt/i18n/operator-messages/en";
import { messages as guestsGerman } from "@takt/i18n/review-messages/de";
import { messages as guestsEnglish } from "@takt/i18n/review-messages/en";
import { expect, test } from "vitest";

const SOURCES = path.resolve(import.meta.dirname, "..");
const OF_OPERATORS = /^(features\/operator|app\/\[locale\]\/provider)\//;

const clients = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, asked: askedIn(readFileSync(path.join(SOURCES, file), "utf8")) }))
  .filter(({ asked }) => asked.length > 0);
const askedBy = (of: typeof clients) => [...new Set(of.flatMap(({ asked }) => asked))].sort();
const members = clients.filter(({ file }) => !OF_OPERATORS.test(file));

test("the messages of the app are those that its client components ask for, and no others", () => {
  expect(members.length).toBeGreaterThan(200);
  expect(Object.keys(english).sort()).toEqual(askedBy(members));
});

test("the operator's pages have the operator's messages besides", () => {
  expect(askedBy(clients)).toEqual(Object.keys(operatorsEnglish).sort());
});

test("the page of a review link has the messages that its own components, and those it shows of others, ask for", () => {
  const shown =
    /^features\/(reviews\/|posts\/(preview|parts\/(post-preview|preview-text))|shared\/use-error-text)/;
  const asked = askedBy(clients.filter(({ file }) => shown.test(file)));
  expect(Object.keys(guestsEnglish)).toEqual(expect.arrayContaining(asked));
  expect(asked.length).toBeGreaterThan(3);
});

test.each([
  ["en", english],
  ["de", german],
  ["en", operatorsEnglish],
  ["de", operatorsGerman],
  ["en", guestsEnglish],
  ["de", guestsGerman],
])("each noun in %s has the messages of its own file", async (locale, messages) => {
  const files = Object.keys(messages).map(async (noun) => [noun, await loadMessages(locale, noun)] as const);
  expect(messages).toEqual(Object.fromEntries(await Promise.all(files)));
});

/** Returns the namespaces of each `useT(…)` in a source. */
function askedIn(code: string): string[] {
  return [...code.matchAll(/\buseT\(([^)]*)\)/g)].flatMap(([, nouns]) =>
    [...nouns!.matchAll(/"([\w-]+)"/g)].map(([, noun]) => noun!),
  );
}
