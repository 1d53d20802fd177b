import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { cutAtWord, excerpt, truncateAtWord } from "./excerpt";
import { truncate, truncateWithEllipsis } from "./truncate";

const FAMILY = "👩‍👩‍👧";

test.each([
  ["Hallo", 9, "Hallo"],
  ["Hallo", 3, "Hal"],
  ["a😀b", 3, "a😀"],
  ["a😀b", 2, "a"],
  ["", 2, ""],
  ["abc", 0, ""],
  // One character as readers see it is not cut: joined emoji, a combining accent, a flag.
  [`a${FAMILY}b`, 7, "a"],
  [`a${FAMILY}b`, 9, `a${FAMILY}`],
  ["zu\u0308ber", 2, "z"],
  ["🇩🇪🇫🇷", 6, "🇩🇪"],
  // One that is longer than the limit has to be.
  [`${FAMILY}b`, 3, "👩\u200d"],
  ["\ud83d", 3, ""],
])("%j within %i: %j", (text, length, wanted) => {
  expect(truncate(text, length)).toBe(wanted);
});

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(" ", "\n", ".", "word", "😀", FAMILY, "🇩🇪", "u\u0308"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});
const HALF = /\p{Cs}/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

test("a truncated text is the beginning of the text, within the limit, and cuts no character", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 80 }), (text, length) => {
      const cut = truncate(text, length);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(HALF);
      const ends = [...graphemes.segment(text)].map(({ index, segment }) => index + segment.length);
      // The first character alone may be longer than the limit.
      expect(length < (ends[0] ?? 0) || [0, ...ends].includes(cut.length)).toBe(true);
    }),
    { seed: 20_261_127, numRuns: 2_000 },
  );
});

test("an ellipsis is within the limit as well", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 80 }), (text, length) => {
      for (const short of [truncateAtWord(text, length), excerpt(text, length), cutAtWord(text, length)]) {
        expect(short.length).toBeLessThanOrEqual(length);
        expect(short).not.toMatch(HALF);
      }
      expect([...truncateWithEllipsis(text, length)].length).toBeLessThanOrEqual(length);
      expect(text.startsWith(cutAtWord(text, length))).toBe(true);
      expect(excerpt(text, length)).not.toMatch(/[\n\t]| {2}/);
    }),
    { seed: 20_261_127, numRuns: 1_000 },
  );
});

test.each([
  ["abcde", 5, "abcde"],
  ["abcdef", 5, "abcd…"],
  ["abc def", 5, "abc…"],
  ["👋👋👋", 3, "👋👋👋"],
  ["👋👋👋👋", 3, "👋👋…"],
  ["", 1, ""],
  // Five code points are one character.
  [`ab${FAMILY}cd`, 6, "ab…"],
])("the text %j is truncated to %i code points", (text, max, expected) =>
  expect(truncateWithEllipsis(text, max)).toBe(expected),
);

test("without Intl.Segmenter surrogate pairs stay whole", async () => {
  vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
  vi.resetModules();
  const { truncate: byCodePoint } = await import("./truncate");
  vi.unstubAllGlobals();
  expect(byCodePoint("a😀b", 2)).toBe("a");
  expect(byCodePoint(`a${FAMILY}b`, 7)).toBe(`a${FAMILY.slice(0, 6)}`);
});
