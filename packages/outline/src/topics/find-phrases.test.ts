import fc from "fast-check";
import { expect, test } from "vitest";
import { findPhrases } from "./find-phrases";

const WORDS =
  "Remote Remote remote work Work works worker Team team's Teams report reports Reporting weekly Weekly KI AI x Ä 2026 the and . ! der Arbeit Arbeiten".split(
    " ",
  );
const anySentences = fc.array(
  fc.oneof(
    fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((all) => all.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 60 }),
  ),
  { maxLength: 12 },
);

test("words of a better phrase are no phrases themselves", () => {
  const sentences = ["Weekly status report, weekly status report.", "Nobody reads the weekly status report."];
  expect(findPhrases(sentences, "en").map(({ text }) => text)).toEqual([
    "status report",
    "weekly status",
    "weekly status report",
    "reads",
  ]);
});

test("phrases are sorted by score, never inside a better one, and at most two share their last word", () => {
  fc.assert(
    fc.property(anySentences, fc.constantFrom("en" as const, "de" as const), (sentences, language) => {
      const phrases = findPhrases(sentences, language);
      const heads = phrases.map(({ key }) => key.split(" ").at(-1)!);
      for (const [i, { key, score }] of phrases.entries()) {
        expect(score).toBeLessThanOrEqual(phrases[i - 1]?.score ?? Infinity);
        expect(phrases.slice(0, i).filter((better) => ` ${better.key} `.includes(` ${key} `))).toEqual([]);
        expect(heads.filter((head) => head === heads[i]).length).toBeLessThanOrEqual(2);
      }
    }),
    { seed: 20_261_127, numRuns: 500 },
  );
});
