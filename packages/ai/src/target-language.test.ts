import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { loadLanguageDatabase } from "@takt/text/detection/language-database";
import { beforeAll, expect, test } from "vitest";
import { targetLanguage } from "./target-language";
import { PARAMETERS } from "./testing/parameters";

beforeAll(loadLanguageDatabase);

const of = (text: string, rewrite: Rewrite, language: "en" | "de" = "en") =>
  targetLanguage({
    parameters: { ...PARAMETERS, language },
    voice: null,
    quote: null,
    hashtags: [],
    sources: [],
    text,
    rewrite,
  });

test("a rewrite stays in the language of the text", () => {
  expect(of("Das ist ein Text, der auf Deutsch ist.", "shorter", "en")).toBe("de");
  expect(of("Homeoffice", "shorter", "de")).toBe("de");
});

test("`other_language` switches the language of the text", () => {
  expect(of("Das ist ein Text, der auf Deutsch ist.", "other_language", "de")).toBe("en");
  expect(of("Das ist ein Text, der auf Deutsch ist.", "other_language", "en")).toBe("en");
  expect(of("This is the text that is in English.", "other_language")).toBe("de");
  expect(of("Homeoffice", "other_language", "de")).toBe("en");
  expect(of("Outline, not AI:\n\nHomeoffice", "other_language", "de")).toBe("de");
});

test("a text in a third language is rewritten in the language of its parameters", () => {
  const french = "La plupart des réunions se terminent sans décision, et on a du mal à le dire.";
  expect(of(french, "shorter", "en")).toBe("en");
  expect(of(french, "shorter", "de")).toBe("de");
});
