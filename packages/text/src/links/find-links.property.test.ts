import fc from "fast-check";
import { expect, test } from "vitest";
import { findLinks } from "./find-links";
import { parseWebUrl } from "./parse-web-url";

const oneOf = (text: string) => fc.constantFrom(...text.split(" "));
const joined = (arbitrary: fc.Arbitrary<string>, minLength: number, maxLength: number, by = "") =>
  fc.array(arbitrary, { minLength, maxLength }).map((parts) => parts.join(by));

const label = fc.oneof(
  fc.stringMatching(/^[a-z]([a-z0-9-]{0,6}[a-z0-9])?$/).filter((one) => !one.slice(2).startsWith("--")),
  oneOf("bücher straße école пример 例え 音楽 한국"),
);
const host = fc.oneof(
  fc.tuple(joined(label, 1, 3, "."), oneOf("de example org museum рф")).map((parts) => parts.join(".")),
  oneOf("localhost 127.0.0.1 [::1] [2001:db8::1]"),
);
const authority = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: fc.constant("") }, oneOf("name@ a:b@")),
    host,
    oneOf(" :80 :8443 :65535"),
  )
  .map((parts) => parts.join(""));

/** A part of a path: words, percent escapes, marks between words, and brackets in pairs. */
const word = fc.oneof(
  fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/),
  oneOf(
    "Größe L'Équipe путь 音楽 ハリー・ポッター می‌خواهم K%C3%B6ln Köln–Bonn a.b a,b x;y=1 a--b q=&r + $ @ a:b a!b a*b a~b a_b",
  ),
);
const { segment } = fc.letrec<{ segment: string; pair: string }>((tie) => ({
  segment: fc.oneof({ weight: 4, arbitrary: word }, joined(fc.oneof(word, tie("pair")), 1, 3, "_")),
  pair: fc.oneof(
    { maxDepth: 3 },
    oneOf("() [] (Musik)"),
    tie("segment").map((inner) => `(${inner})`),
    tie("segment").map((inner) => `[${inner}]`),
  ),
}));
const tail = fc
  .tuple(
    joined(
      segment.map((one) => `/${one}`),
      0,
      3,
    ),
    oneOf(" / /-"),
    oneOf(" ?q=1 ?a[]=b&c=d ?"),
    oneOf(" #top #a/b #"),
  )
  .map((parts) => parts.join(""));

const url = fc
  .tuple(oneOf("https:// http:// HTTPS://"), authority, tail)
  .map((parts) => parts.join(""))
  // The sign at the end of a sentence is not an address's; nor is a fragment's sign without a fragment of it.
  .filter((one) => !/[.,;:!?'*~%_]$/.test(one) && parseWebUrl(one) !== null);

const left = fc.tuple(
  fc.string({ unit: "binary", maxLength: 12 }),
  oneOf("„ ‚ « » ( [ （ 「 【 < * ** ~~ \\ \u200B \uFEFF \u2067 \u00AD 👉 1️⃣ 詳しくは Siehe: # ( (( "),
);
/** The end of an address: a closing mark, an emoji or a blank, also after the end of a sentence; then anything. */
const right = fc.tuple(
  joined(oneOf(". , ; : ! ? ' * ** ~~ ... ?! %"), 0, 3),
  fc.oneof(
    fc.constant("\n"),
    oneOf(
      '“ ” ’ ‘ » « › … 。 、 ， 」 』 ） 】 ？ ） > " | ` \\ ^ { } ) ] 🎉 👩‍💻 🇩🇪 ❤️ ™ \u200B \uFEFF \u2069 \u00AD \u00A0 \u3000 \uFE0F —',
    ),
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
);

test("an address between any contexts is found exactly", () => {
  fc.assert(
    fc.property(left, url, right, (before, url, after) => {
      const [head, tailText] = [before.join(""), after.join("")];
      const text = `${head}${url}${tailText}`;
      const links = findLinks(text).filter(({ start }) => start >= head.length);
      expect(text.slice(links[0]?.start, links[0]?.end)).toBe(url);
      expect(links[0]?.url).toBe(new URL(url).href);
    }),
    { numRuns: 5_000, seed: 20_261_127 },
  );
});

test("links are in order, do not overlap, and each is found again on its own", () => {
  const piece = fc.oneof(
    url,
    oneOf("( ) [ ] . , _ * ~ / ? # : // :// @ http https www. .de takt.de 日 ・ – 🎉 %"),
    fc.string({ unit: "binary", maxLength: 3 }),
  );
  fc.assert(
    fc.property(joined(piece, 0, 10), (text) => {
      let from = 0;
      for (const { start, end, url } of findLinks(text)) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(end).toBeGreaterThan(start);
        const own = text.slice(start, end);
        expect(findLinks(own)).toMatchObject([{ start: 0, end: own.length, url }]);
        from = end;
      }
    }),
    { numRuns: 5_000, seed: 20_261_127 },
  );
});
