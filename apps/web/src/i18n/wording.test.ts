import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findCapitals, findTypos } from "./testing/wording";

const folder = path.join(import.meta.dirname, "../../../../packages/i18n/messages");

test.each(["en", "de"] as const)("the texts have the quotes, spaces and ellipses of %s", (locale) => {
  expect(readTexts(locale).flatMap(([key, text]) => findTypos(locale, key, text))).toEqual([]);
});

test("an English label is in sentence case, except in the words of the specification", () => {
  expect(readTexts("en").flatMap(([key, text]) => findCapitals(key, text))).toEqual([]);
});

/** All texts of a language, each with its key; as many as there are at least, so that the checks read something. */
function readTexts(locale: string): [key: string, text: string][] {
  const texts = readdirSync(path.join(folder, locale)).flatMap((file) =>
    flatten(JSON.parse(readFileSync(path.join(folder, locale, file), "utf8")) as object, file.slice(0, -5)),
  );
  expect(texts.length).toBeGreaterThan(3000);
  return texts;
}

function flatten(tree: object, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${prefix}.${key}`, value]] : flatten(value as object, `${prefix}.${key}`),
  );
}
