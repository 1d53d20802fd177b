import fc from "fast-check";
import { expect, test } from "vitest";
import { keyTitle } from "./key-title";
import { shortenSentence } from "./shorten-sentence";

test.each([
  ["A short sentence stays whole.", "A short sentence stays whole"],
  ["What does it cost?", "What does it cost?"],
  ["and nobody asked for it back.", "Nobody asked for it back"],
  ["• Every part can be replaced.", "Every part can be replaced"],
  ["3. Ask before you answer.", "Ask before you answer"],
  ["Leeds, 12 May 2026 – Northway opens a centre.", "Northway opens a centre"],
  ["Kassel, 12. Mai 2026 – Radwerk eröffnet ein Zentrum.", "Radwerk eröffnet ein Zentrum"],
  ["Revenue fell by 20 percent.[1][a]", "Revenue fell by 20 percent"],
  ["Der Umsatz sank[12] um 20 Prozent.", "Der Umsatz sank um 20 Prozent"],
  ["30 days are enough.", "30 days are enough"],
])("the title of %j is %j", (sentence, title) => {
  expect(keyTitle(sentence)).toBe(title);
});

test.each([
  [
    "a main clause before another one",
    "Die Forschenden warnen vor schnellen Schlüssen, weil nur Betriebe mitgemacht haben, die sich freiwillig gemeldet hatten.",
    "Die Forschenden warnen vor schnellen Schlüssen",
  ],
  [
    "a main clause before a relative one",
    "Teams im Homeoffice verlieren jede Woche rund vier Stunden in Besprechungen, die niemand vorbereitet hat und braucht.",
    "Teams im Homeoffice verlieren jede Woche rund vier Stunden in Besprechungen…",
  ],
  [
    "what the rest explains",
    "In Takt wird der Text, der erscheint, an einer Stelle berechnet: Ihr Text, eine Leerzeile, und darunter Ihre Hashtags.",
    "In Takt wird der Text, der erscheint, an einer Stelle berechnet",
  ],
  [
    "a phrase, where no clause ends",
    "Teams with a fixed free day at the beginning of the week reported twice as many conflicts as other teams of the same size.",
    "Teams with a fixed free day at the beginning of the week reported twice as many conflicts…",
  ],
  [
    "a phrase, where a clause depends on the next",
    "Because the people at the front desk answered every question twice before noon, and nobody wrote the answers down, we began a list.",
    "Because the people at the front desk answered every question twice before noon…",
  ],
  [
    "a clause before an example that does not fit",
    "Führungskräfte sollten deshalb in jedem Quartal klare Absprachen treffen, z. B. am 3. März zum Start des neuen Quartals.",
    "Führungskräfte sollten deshalb in jedem Quartal klare Absprachen treffen…",
  ],
])("a long sentence ends after %s", (_, sentence, title) => {
  expect(keyTitle(sentence)).toBe(title);
});

test("any shortened sentence fits, begins like the sentence and cuts no word shorter than the title", () => {
  const words = fc.constantFrom(
    ..."Teams die, und weil in der with of because that Besprechungen, cost – (now) „so“ z. B. 20 Prozent: why?".split(
      " ",
    ),
  );
  const sentences = fc.oneof(
    fc.array(words, { minLength: 1, maxLength: 60 }).map((all) => all.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 300 }),
  );
  fc.assert(
    fc.property(sentences, fc.integer({ min: 30, max: 120 }), (sentence, limit) => {
      const short = shortenSentence(sentence, limit);
      expect(short.length).toBeLessThanOrEqual(limit);
      const stem = short.replace(/…$/u, "");
      expect(sentence.trim().startsWith(stem.trimEnd())).toBe(true);
      const next = sentence.trim().slice(stem.length);
      const inWord = /[\p{L}\p{N}]$/u.test(stem) && /^[\p{L}\p{N}]/u.test(next);
      expect(inWord && !/\S{15,}$/u.test(stem)).toBe(false);
    }),
    { seed: 20_261_127, numRuns: 500 },
  );
});
