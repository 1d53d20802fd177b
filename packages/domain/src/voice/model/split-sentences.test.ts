import { expect, test } from "vitest";
import { splitSentences } from "./split-sentences";

test.each<[string, string[]]>([
  ["", []],
  ["One. Two! Three? Four… Five", ["One.", "Two!", "Three?", "Four…", "Five"]],
  ["One\nTwo. Three!\r\n\r\nFour", ["One", "Two.", "Three!", "Four"]],
  [
    "Das kostet z. B. 5 Mio. Euro, d. h. viel. Wer zahlt?",
    ["Das kostet z. B. 5 Mio. Euro, d. h. viel.", "Wer zahlt?"],
  ],
  ["z.B. Bücher. Ende", ["z.B. Bücher.", "Ende"]],
  ["Es waren 1.000 Leser. Dann 1.234,5 mehr.", ["Es waren 1.000 Leser.", "Dann 1.234,5 mehr."]],
  ["It grew 3.5 percent. Then it fell.", ["It grew 3.5 percent.", "Then it fell."]],
  ["Am 3. März kam der 2. Versuch. Er gelang.", ["Am 3. März kam der 2. Versuch.", "Er gelang."]],
  ["Wir sind jetzt 12. Bald mehr.", ["Wir sind jetzt 12.", "Bald mehr."]],
  ["1. Ask first.\n2. Listen.", ["1. Ask first.", "2. Listen."]],
  ["„Ja?“ sagt Dr. Meier. „Nein!“ Ende", ["„Ja?“ sagt Dr. Meier.", "„Nein!“", "Ende"]],
  [
    "Mr. Smith, e.g. Tom, came at 5 p.m. He left. So did I. Fine",
    ["Mr. Smith, e.g. Tom, came at 5 p.m.", "He left.", "So did I.", "Fine"],
  ],
  ["More at https://a.de/?q=1.b!c. The end", ["More at .", "The end"]],
  ["One. 🎉\n👉\n---\n#a #b2\nTwo #a", ["One.", "Two #a"]],
  ["Stop... and think. Well... Then go", ["Stop... and think.", "Well...", "Then go"]],
])("%j", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
