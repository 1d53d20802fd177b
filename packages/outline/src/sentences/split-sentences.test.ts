import { expect, test } from "vitest";
import { countSentences } from "./count-sentences";
import { splitSentences } from "./split-sentences";

test.each([
  [
    "de",
    "Das kostet z. B. am 3. März ca. 5 Mio. Euro. Wer zahlt?",
    ["Das kostet z. B. am 3. März ca. 5 Mio. Euro.", "Wer zahlt?"],
  ],
  [
    "de",
    "„Ja?“ sagt Dr. Meier. Mehr unter https://a.de/?q=1.b!c. Ende",
    ["„Ja?“ sagt Dr. Meier.", "Mehr unter https://a.de/?q=1.b!c.", "Ende"],
  ],
  [
    "en",
    "Mr. Smith, e.g. with vs. Jones, came. He saw 3. Two left",
    ["Mr. Smith, e.g. with vs. Jones, came.", "He saw 3.", "Two left"],
  ],
  ["en", "One\nTwo. Three!\r\n\r\nFour", ["One", "Two.", "Three!", "Four"]],
  ["en", "", []],
] as const)("%s: %j", (language, text, wanted) => {
  expect(splitSentences(text, language)).toEqual(wanted);
});

test("marks, hashtags and bare signs are no sentences", () => {
  expect(countSentences("Outline, not AI:\n\nOne. Two?\n\n👉\n#a #b2", "en")).toBe(2);
});
