import { expect, test } from "vitest";
import { FUNCTION_WORDS, STOP_WORDS } from "./stop-words";

test("no function word is a stop word of the other language", () => {
  expect([...FUNCTION_WORDS.en].filter((word) => STOP_WORDS.de.has(word))).toEqual([]);
  expect([...FUNCTION_WORDS.de].filter((word) => STOP_WORDS.en.has(word))).toEqual([]);
});

test("stop words are lower-case words, function words among them", () => {
  for (const language of ["en", "de"] as const) {
    for (const word of STOP_WORDS[language]) expect(word).toMatch(/^[\p{Ll}']+$/u);
    for (const word of FUNCTION_WORDS[language]) expect(STOP_WORDS[language].has(word)).toBe(true);
  }
});
