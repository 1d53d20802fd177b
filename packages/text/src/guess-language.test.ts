import { expect, test } from "vitest";
import { countFunctionWords, guessLanguage } from "./guess-language";

test.each<[string, "en" | "de" | null]>([
  ["We ask our customers first, and then we listen.", "en"],
  ["Wir fragen zuerst, und dann hören wir zu.", "de"],
  // English words that a German text has, too, and the reverse, count for neither.
  ["Was I there? It was so late, and the man will tell.", "en"],
  ["Was will man mehr? Am Ende war es so.", "de"],
  ["It's what we're here for.", "en"],
  // A letter in both Unicode forms.
  ["Größe", "de"],
  ["Gro\u0308ße", "de"],
  ["Siehe https://example.com/how-to-be-on-time", null],
  ["Homeoffice", null],
  ["the und", null],
  ["", null],
])("the language of %s is guessed: %s", (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});

test("function words are counted whatever their case", () => {
  expect(countFunctionWords("The und AND Über")).toEqual({ en: 2, de: 2 });
});
