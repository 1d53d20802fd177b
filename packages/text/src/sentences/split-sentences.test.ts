import fc from "fast-check";
import { expect, test } from "vitest";
import { readSentences } from "./read-sentences";
import { splitSentences } from "./split-sentences";

test.each<[string, string[]]>([
  ["", []],
  ["One. Two! Three? Four… Five", ["One.", "Two!", "Three?", "Four…", "Five"]],
  ["One\nTwo. Three!\r\n\r\nFour\rFive", ["One", "Two.", "Three!", "Four", "Five"]],
  [
    "Das kostet z. B. am 3. März ca. 5 Mio. Euro, d. h. viel. Wer zahlt?",
    ["Das kostet z. B. am 3. März ca. 5 Mio. Euro, d. h. viel.", "Wer zahlt?"],
  ],
  ["z.B. Bücher. Ende", ["z.B. Bücher.", "Ende"]],
  ["Es waren 1.000 Leser. Dann 1.234,5 mehr.", ["Es waren 1.000 Leser.", "Dann 1.234,5 mehr."]],
  ["It grew 3.5 percent. Then it fell.", ["It grew 3.5 percent.", "Then it fell."]],
  ["Am 3. März kam unser 2. Versuch. Er gelang.", ["Am 3. März kam unser 2. Versuch.", "Er gelang."]],
  ["Montag, 3. November, im 4. Quartal. So", ["Montag, 3. November, im 4. Quartal.", "So"]],
  ["Wir sind jetzt 12. Bald mehr.", ["Wir sind jetzt 12.", "Bald mehr."]],
  ["1. Ask first.\n2. Listen.", ["1. Ask first.", "2. Listen."]],
  [
    "„Ja?“ sagt Dr. Meier. „Nein!“ Mehr unter https://a.de/?q=1.b!c. Ende",
    ["„Ja?“ sagt Dr. Meier.", "„Nein!“", "Mehr unter https://a.de/?q=1.b!c.", "Ende"],
  ],
  [
    "Mr. Smith, e.g. with vs. Jones, came at 5 p.m. He saw 3. Two left. So did I. Fine",
    ["Mr. Smith, e.g. with vs. Jones, came at 5 p.m.", "He saw 3.", "Two left.", "So did I.", "Fine"],
  ],
  ["Stop... and think. Well... Then go", ["Stop... and think.", "Well...", "Then go"]],
  ["Stop… and think. Der … Mann. Ja…“ Nein", ["Stop… and think.", "Der … Mann.", "Ja…“", "Nein"]],
  [
    "It fell.[1] Then it rose.[2][a] Why?[citation needed] 3 stayed. See [4] There",
    ["It fell.[1]", "Then it rose.[2][a]", "Why?[citation needed]", "3 stayed.", "See [4] There"],
  ],
])("the text is split into its sentences: %j", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test("hashtags, links and symbols alone are no sentences", () => {
  expect(readSentences("One. 🎉\n👉\n---\n#a #b2\n#a, #b\nhttps://a.de/b\n👩‍💻 #Sales\nTwo #a")).toEqual([
    "One.",
    "Two #a",
  ]);
});

test.each<[string, number]>([
  ["One thing. Another thing!", 2],
  ["Dr. Weber left at 5 p.m. yesterday. She was tired.", 2],
  ["We tried e.g. pairing. It helped.", 2],
  ["1. Ask first.\n2. Listen.\n\nThat is all.", 3],
  ["👇\n---\nOne.", 1],
  ["Das kostet ca. 5 Mio. Euro, z. B. am 3. März. Viel Geld.", 2],
  ["Frau Dr. Weber kommt, d. h. sie ist da. Gut so!", 2],
  ["Was denken Sie? Schreiben Sie es auf.", 2],
])("the sentences are counted: %s", (text, count) => {
  expect(readSentences(text)).toHaveLength(count);
});

test.each<[string, number]>([
  ["Meetings end without a decision. 70 percent of them do. 3 hours a week are gone.", 3],
  ["(They end.) 70 percent of them do.", 2],
  ["It takes approx. 20 minutes. See fig. 3 and vol. 2 of it.", 2],
  ["It was No. 5 on Jan. 3. Smith et al. 2020 say so.", 2],
  ["At 5 p.m. 30 people left, e.g. 3 of ours.", 1],
  ["It is version 2. It is 3.5 percent.", 2],
  ["70 Prozent der Termine enden so. 2024 waren es mehr.", 2],
  ["So geht es weiter. 3 stunden sind weg.", 2],
  ["Am 3. Oktober und am 15. 11. 2026 war es z. B. 3 Mal so.", 1],
  ["Nr. 5 kostet ca. 20 Euro, inkl. 19 Prozent, bis Okt. 2026.", 1],
  ["Vgl. Kap. 3 und Abb. 4, S. 5 unten. Mehr steht dort nicht.", 2],
])("the sentences with figures are counted: %s", (text, count) => {
  expect(readSentences(text)).toHaveLength(count);
});

test("the sentences of any text, joined, are the text without the white space around them", () => {
  const words = fc.constantFrom(
    ..."z. B.|Am 3. März.|12.|p.m. He|One. Two!|…|„Ja?“|https://a.de/?q=1.b. |#a| |  |\n|\r\n|👩‍💻|Dr.|I.|3 |Wort".split(
      "|",
    ),
  );
  const texts = fc.oneof(
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join("")),
    fc.string({ unit: "grapheme", maxLength: 200 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const sentences = splitSentences(text);
      expect(sentences.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      let from = 0;
      for (const sentence of sentences) {
        const at = text.indexOf(sentence, from);
        expect([sentence, at >= from]).toEqual([sentence, true]);
        expect(sentence).toBe(sentence.trim());
        expect(sentence).not.toBe("");
        from = at + sentence.length;
      }
    }),
    { seed: 20_261_127, numRuns: 1_000 },
  );
});
