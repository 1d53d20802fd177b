import fc from "fast-check";
import { expect, test } from "vitest";
import { describeVoice } from "./describe-voice";
import { VOICE_LIMITS } from "./voice-limits";
import type { VoiceMeasures } from "./voice-measures";
import { CLICHES } from "./cliches";

const MEASURES: VoiceMeasures = {
  sentenceWords: 12,
  postWords: 140,
  openings: { question: 0.6, figure: 0.5, firstPerson: 0.2 },
  emoji: 1.6,
  hashtags: 3,
  address: "sie",
  neverUsed: ["delve", "spannend", "unlock"],
  paragraphs: "short",
};

test("a style sheet is described in both languages", () => {
  expect(describeVoice(MEASURES)).toEqual({
    en: [
      "Sentences of about 12 words.",
      "Short paragraphs with blank lines between them.",
      "Often begin with a question or a figure.",
      "Now and then begin with a sentence in the first person.",
      "About 2 emoji per post.",
      "Never use: “delve”, “unlock”.",
    ].join("\n"),
    de: [
      "Sätze mit etwa 12 Wörtern.",
      "Kurze Absätze mit Leerzeilen dazwischen.",
      "Oft mit einer Frage oder einer Zahl beginnen.",
      "Hin und wieder mit einem Satz in der Ich-Form beginnen.",
      "Etwa 2 Emoji pro Beitrag.",
      "Die Leser siezen.",
      "Nie verwenden: „spannend“.",
    ].join("\n"),
  });
});

test("an absent trait is not mentioned", () => {
  const openings = { question: 0.19, figure: 0, firstPerson: 0 };
  expect(
    describeVoice({
      ...MEASURES,
      sentenceWords: 1,
      openings,
      emoji: 0.4,
      address: "du",
      neverUsed: [],
      paragraphs: "long",
    }),
  ).toEqual({
    en: "Sentences of about 1 word.\nLonger paragraphs.\nBegin with a plain statement.\nFew emoji: fewer than one per post.",
    de: "Sätze mit etwa 1 Wort.\nLängere Absätze.\nMit einer schlichten Aussage beginnen.\nWenige Emoji: weniger als eines pro Beitrag.\nDie Leser duzen.",
  });
  expect(
    describeVoice({ ...MEASURES, sentenceWords: 0, openings, emoji: 0, address: null, neverUsed: [] }),
  ).toEqual({
    en: "Short paragraphs with blank lines between them.\nBegin with a plain statement.\nNo emoji.",
    de: "Kurze Absätze mit Leerzeilen dazwischen.\nMit einer schlichten Aussage beginnen.\nKeine Emoji.",
  });
});

test("any measures yield a bounded, deterministic text", () => {
  const number = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const words = fc.constantFrom(...CLICHES.en, ...CLICHES.de);
  const any = fc.record<VoiceMeasures>({
    sentenceWords: number,
    postWords: number,
    openings: fc.record({ question: share, figure: share, firstPerson: share }),
    emoji: number,
    hashtags: number,
    address: fc.constantFrom("du", "sie", null),
    neverUsed: fc.array(fc.oneof(words, fc.string({ maxLength: 3000 })), { maxLength: 60 }),
    paragraphs: fc.constantFrom("short", "long"),
  });
  fc.assert(
    fc.property(any, (measures) => {
      const described = describeVoice(measures);
      for (const text of [described.en, described.de]) {
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(VOICE_LIMITS.words);
        expect(text).not.toMatch(/NaN|undefined|false/);
      }
      expect(describeVoice(measures)).toEqual(described);
    }),
    { seed: 20_261_127 },
  );
});
