import fc from "fast-check";
import { expect, test } from "vitest";
import { HASHTAG, isHashtagLine, toHashtag, toHashtags } from "./hashtag";

test.each([
  ["#takt", "takt"],
  ["Zukunft der Arbeit", "ZukunftderArbeit"],
  ["  #Übermut! ", "Übermut"],
  ["build_in_public", "build_in_public"],
  ["c++", "c"],
  ["日本語", "日本語"],
  ["हिन्दी", "हिन्दी"],
  ["२०२६क", "२०२६क"],
  // One letter in both Unicode forms.
  ["u\u0308ber", "über"],
  ["a".repeat(150), "a".repeat(100)],
  // A surrogate pair at the cut is removed as a whole.
  [`${"a".repeat(99)}\u{10400}`, "a".repeat(99)],
  // No letter, no hashtag.
  ["2026", null],
  ["#1", null],
  ["_", null],
  ["😀", null],
  ["\ud800", null],
  ["", null],
])("%j -> %j", (typed, wanted) => {
  expect(toHashtag(typed)).toBe(wanted);
});

test("any input yields null or a hashtag that stays as it is", () => {
  const typed = fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.string({ unit: "grapheme" }));
  fc.assert(
    fc.property(typed, (text) => {
      const tag = toHashtag(text);
      if (tag === null) return;
      expect(tag).toMatch(HASHTAG);
      expect(tag.length).toBeLessThanOrEqual(100);
      expect(toHashtag(`#${tag}`)).toBe(tag);
    }),
    { seed: 20_261_127, numRuns: 1_000 },
  );
});

test.each(["a b", "#a", "a-b", "a\nb", "12", "", "a)"])("%j is not a hashtag", (tag) => {
  expect(HASHTAG.test(tag)).toBe(false);
});

test("hashtags are converted, each once whatever its case, in order and up to a number", () => {
  expect(toHashtags(["#Work", "work", "!!", "Zukunft der Arbeit", "ai"], 2)).toEqual([
    "Work",
    "ZukunftderArbeit",
  ]);
  expect(toHashtags(["a".repeat(60)], 1, 50)).toEqual(["a".repeat(50)]);
});

test.each([
  ["#a #b2", true],
  [" #a, #b · #c|#d ", true],
  ["#a and #b", false],
  ["a", false],
  ["", false],
])("the line %j is hashtags alone: %s", (line, expected) => expect(isHashtagLine(line)).toBe(expected));
