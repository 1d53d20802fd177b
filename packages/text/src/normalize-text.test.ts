import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeText } from "./normalize-text";

test.each([
  ["line ends of Windows and of old Macs", "a\r\nb\rc\n\r\nd", "a\nb\nc\n\nd"],
  ["soft breaks of Word and PowerPoint", "a\vb", "a\nb"],
  ["a page break", "a\fb", "a\nb"],
  ["a next line, a line separator, a paragraph separator", "a\u0085b\u2028c\u2029d", "a\nb\nc\nd"],
  ["control characters", "a\0b\u0007c\u001bd\u007fe\u0092f", "abcdef"],
  ["a tab", "a\tb", "a\tb"],
  ["letters of two characters", "u\u0308ber", "über"],
  ["Hangul of its parts", "\u1112\u1161\u11ab", "한"],
  ["the Ångström sign", "\u212b", "Å"],
  ["halves of an emoji", "a\ud83d b\ude00 😀", "a b 😀"],
  ["halves with a NUL between", "a\ud83d\0\ude00", "a"],
  ["byte order marks", "\ufeffa\ufeffb", "ab"],
  ["soft hyphens", "Donau\u00addampf\u00adschiff", "Donaudampfschiff"],
  ["the place of a picture", "a\ufffcb", "ab"],
  ["noncharacters", "a\uffff\u{1ffff}\ufdd0b", "ab"],
])("%s are as Takt keeps them", (_name, text, expected) => {
  expect(normalizeText(text)).toBe(expected);
});

test.each([
  ["a family", "👩‍👩‍👧"],
  ["a heart as an emoji, and as a sign", "❤️ ❤︎"],
  ["a keycap", "1️⃣"],
  ["the flag of Scotland, made of tags", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
  ["Persian with a non-joiner", "می\u200cخواهم"],
  ["Sinhala with a joiner", "ශ\u0dca\u200dර\u0dd3"],
  ["a variant of a name's letter", "葛\u{e0100}"],
  ["direction marks", "\u200eA\u200f \u2067ב\u2069 \u061c"],
  ["no-break, narrow and zero-width spaces", "10\u00a0€ z.\u202fB. ไทย\u200bไทย a\u2060b"],
  ["what is typed in mathematical letters", "𝗯𝗼𝗹𝗱"],
  ["compatible characters", "ﬁ ½ ② ＃"],
])("%s stays as it is", (_name, text) => {
  expect(normalizeText(text)).toBe(text);
});

const unit = fc.oneof(
  fc.constantFrom(
    ..."\r\n\v\f\0\t\u0085\u2028\u2029\u00ad\ufeff\u200d\u200c\ufe0f\u0308\u0301\ud83d\ude00uo ",
  ),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);
const anyText = fc.array(unit, { maxLength: 60 }).map((units) => units.join(""));

test("a normalised text stays as it is, and nothing is left to remove", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const normalized = normalizeText(text);
      expect(normalizeText(normalized)).toBe(normalized);
      expect(normalized).toBe(normalized.normalize("NFC"));
      expect(normalized).not.toMatch(/(?![\t\n])\p{Cc}|[\u00ad\u2028\u2029\ufeff\ufffc]|\p{Surrogate}/u);
    }),
    { numRuns: 3_000, seed: 1 },
  );
});

test("a normalised text is at most three times as long, which is the bound of composition", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizeText(text).length).toBeLessThanOrEqual(3 * text.length);
    }),
    { numRuns: 3_000, seed: 2 },
  );
});

test("lines and their order do not depend on how they were joined", () => {
  const line = fc.string({ unit: fc.constantFrom("a", "ß", "😀", " ", "#") });
  const joint = fc.constantFrom("\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029");
  fc.assert(
    fc.property(fc.array(line), joint, (lines, end) => {
      expect(normalizeText(lines.join(end))).toBe(lines.join("\n"));
    }),
    { seed: 3 },
  );
});
