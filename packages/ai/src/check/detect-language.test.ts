import { expect, test } from "vitest";
import { detectLanguage } from "./detect-language";

test.each([
  ["Most meetings end without a decision, and that is what makes them long.", "en"],
  ["Die meisten Besprechungen enden ohne Beschluss, und das macht sie lang.", "de"],
  // An English term in German text, and the other way round.
  ["Das Deep Work Prinzip ist für viele Teams nicht neu, aber wirksam.", "de"],
  ["We call it Fingerspitzengefühl, and you know it when you see it.", "en"],
  ["Homeoffice", null],
  ["", null],
  ["12.5 %", null],
])("%s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
