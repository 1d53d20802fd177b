import { expect, test } from "vitest";
import { countSentences, readSentences } from "./read-sentences";
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
] as const)("the %s text is split into its sentences: %j", (language, text, wanted) => {
  expect(splitSentences(text, language)).toEqual(wanted);
});

test("labels, hashtags and bare symbols are not sentences", () => {
  expect(countSentences("Outline, not AI:\n\nOne. Two?\n\n👉\n#a #b2", "en")).toBe(2);
});

test.each<["en" | "de", string, number]>([
  ["en", "One thing. Another thing!", 2],
  ["en", "Dr. Weber left at 5 p.m. yesterday. She was tired.", 2],
  ["en", "We tried e.g. pairing. It helped.", 2],
  ["en", "It grew 3.5 percent. Then it fell.", 2],
  ["en", "1. Ask first.\n2. Listen.\n\nThat is all.", 3],
  ["en", "Stop… and think.", 1],
  ["en", "👇\n---\nOne.", 1],
  ["de", "Das kostet ca. 5 Mio. Euro, z. B. am 3. März. Viel Geld.", 2],
  ["de", "Frau Dr. Weber kommt, d. h. sie ist da. Gut so!", 2],
  ["de", "1. Fragen.\n2. Zuhören.", 2],
  ["de", "Was denken Sie? Schreiben Sie es auf.", 2],
  ["de", "", 0],
])("the sentences of the %s text are counted: %s", (language, text, count) => {
  expect(readSentences(text, language)).toHaveLength(count);
});

test.each<["en" | "de", string, number]>([
  ["en", "Meetings end without a decision. 70 percent of them do. 3 hours a week are gone.", 3],
  ["en", "(They end.) 70 percent of them do.", 2],
  ["en", "It takes approx. 20 minutes. See fig. 3 and vol. 2 of it.", 2],
  ["en", "It was No. 5 on Jan. 3. Smith et al. 2020 say so.", 2],
  ["en", "At 5 p.m. 30 people left, e.g. 3 of ours.", 1],
  ["en", "It is version 2. It is 3.5 percent.", 2],
  ["de", "70 Prozent der Termine enden so. 2024 waren es mehr.", 2],
  ["de", "So geht es weiter. 3 stunden sind weg.", 2],
  ["de", "Am 3. Oktober und am 15. 11. 2026 war es z. B. 3 Mal so.", 1],
  ["de", "Nr. 5 kostet ca. 20 Euro, inkl. 19 Prozent, bis Okt. 2026.", 1],
  ["de", "Vgl. Kap. 3 und Abb. 4, S. 5 unten. Mehr steht dort nicht.", 2],
])("the sentences of the %s text with figures are counted: %s", (language, text, count) => {
  expect(readSentences(text, language)).toHaveLength(count);
  expect(splitSentences(text, language).join(" ")).toBe(text);
});

test("no sentence is lost", () => {
  expect(readSentences("Ein Satz, z. B. dieser. Noch einer.\nDritter", "de")).toEqual([
    "Ein Satz, z. B. dieser.",
    "Noch einer.",
    "Dritter",
  ]);
  expect(splitSentences("1. Ask first. 2. Listen", "en").join(" ")).toBe("1. Ask first. 2. Listen");
});
