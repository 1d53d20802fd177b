import { readLittleText } from "@takt/domain/posts/model/read-little-text";
import { toLittleText } from "@takt/domain/posts/model/publish-text";
import { formatLittleText } from "@takt/emulators/linkedin/model/little-text";
import type { Segment } from "@takt/emulators/linkedin/model/little-text";
import fc from "fast-check";
import { expect, test } from "vitest";

const reserved = fc.string({ unit: fc.constantFrom(..."|{}@[]()<>#\\*_~", "a", " ", "\n"), maxLength: 30 });
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme" }),
  reserved,
);
const word = fc.string({ unit: fc.constantFrom(..."aZß日_09"), minLength: 1, maxLength: 10 });

test("any text that Takt sends is read back as it was written", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(readLittleText(toLittleText(text))).toBe(text);
    }),
    { seed: 20_261_127 },
  );
});

test("hashtags and mentions are read as readers see them, whatever stands around and in them", () => {
  const segment = fc.oneof(
    anyText.map((text): Segment => ({ kind: "text", text })),
    fc
      .tuple(fc.constantFrom("#", "＃"), word)
      .map(([sign, tag]): Segment => ({ kind: "hashtag", sign, tag })),
    anyText.map((name): Segment => ({ kind: "mention", name, urn: "urn:li:person:jB7k2QpXa9" })),
  );
  const shown = (one: Segment) =>
    one.kind === "text" ? one.text : one.kind === "hashtag" ? one.sign + one.tag : one.name;
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 8 }), (segments) => {
      expect(readLittleText(formatLittleText(segments))).toBe(segments.map(shown).join(""));
    }),
    { seed: 20_261_127 },
  );
});

test("what is no construct stays as it is", () => {
  for (const text of ["{hashtag|#|open", "@[name](not a urn)", "C:\\path", "#word", "＃"])
    expect(readLittleText(text)).toBe(text);
});
