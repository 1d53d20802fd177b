import { publishText, toLittleText } from "@takt/domain/posts/model/publish-text";
import { parseLittleText } from "@takt/emulators/linkedin/model/little-text";
import fc from "fast-check";
import { expect, test } from "vitest";

const MAX_UNITS = 3_000;

const tag = fc
  .string({ unit: fc.constantFrom(..."aZéß日क09_", "\u0301", "\u{10400}"), minLength: 1, maxLength: 30 })
  .filter((word) => /\p{L}/u.test(word));
const label = fc.string({ unit: "grapheme", maxLength: 30 });
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400, size: "max" }),
  fc.string({ unit: "grapheme", maxLength: 400, size: "max" }),
  // Lone surrogates, which `binary` never makes.
  fc.string({ unit: fc.constantFrom("\ud83d", "\ude00", "a", "#"), maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...String.raw`|{}@[]()<>#\*_~`, "a", " ", "\n", "＃"),
    maxLength: 200,
    size: "max",
  }),
  tag.map((word) => `#${word}`),
  tag.map((word) => String.raw`{hashtag|\#|${word}}`),
  fc.tuple(label, tag).map(([shown, id]) => `@[${shown}](urn:li:organization:${id})`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);
const text = fc
  .array(piece, { maxLength: 40, size: "max" })
  .map((pieces) => pieces.join("").slice(0, MAX_UNITS));

test("any text of up to 3,000 units, with mentions and hashtags, is read by LinkedIn's grammar as it was written", () => {
  let longest = 0;
  fc.assert(
    fc.property(text, fc.uniqueArray(tag, { maxLength: 5 }), (content, hashtags) => {
      const written = publishText(content, hashtags).slice(0, MAX_UNITS);
      longest = Math.max(longest, written.length);
      const read = parseLittleText(toLittleText(written));
      expect(read.stoppedAt).toBeNull();
      expect(read.published).toBe(written);
    }),
    { seed: 20_261_127, numRuns: 500 },
  );
  expect(longest).toBe(MAX_UNITS);
});

test("a listed hashtag is read as a hashtag, and a typed mention as the text that it is", () => {
  fc.assert(
    fc.property(fc.uniqueArray(tag, { minLength: 1, maxLength: 5 }), label, (hashtags, shown) => {
      const { segments } = parseLittleText(
        toLittleText(publishText(`@[${shown}](urn:li:person:a1)`, hashtags)),
      );
      expect(segments.filter(({ kind }) => kind === "mention")).toEqual([]);
      const listed = segments.flatMap((segment) => (segment.kind === "hashtag" ? [segment.tag] : []));
      expect(listed.slice(-hashtags.length)).toEqual(hashtags);
    }),
    { seed: 20_261_127 },
  );
});
