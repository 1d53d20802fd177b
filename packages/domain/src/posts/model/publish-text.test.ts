import fc from "fast-check";
import { expect, test, describe } from "vitest";
import { publishText, toLittleText } from "./publish-text";

test.each([
  ["Hallo", [], "Hallo"],
  ["Hallo", ["takt", "Übermut"], "Hallo\n\n#takt #Übermut"],
  ["Hallo  \n\n", ["takt"], "Hallo\n\n#takt"],
  ["a\r\nb\rc", [], "a\nb\nc"],
  ["Word\vPowerPoint\fPDF\u2028Web\u2029Ende\u0085", [], "Word\nPowerPoint\nPDF\nWeb\nEnde"],
  ["u\u0308ber\0 Donau\u00addampf ❤️", ["takt"], "über Donaudampf ❤️\n\n#takt"],
  ["  eingerückt", [], "  eingerückt"],
  ["", ["takt"], "#takt"],
  [" \n ", ["takt"], "#takt"],
  ["", [], ""],
])("the text of %j with %j", (content, hashtags, wanted) => {
  expect(publishText(content, hashtags)).toBe(wanted);
});

test("the published text does not depend on line endings, and is stable", () => {
  const line = fc.string({ unit: fc.constantFrom("a", " ", "😀", "#") });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = publishText(lines.join("\n"), []);
      expect(publishText(lines.join("\r\n"), [])).toBe(text);
      expect(publishText(lines.join("\r"), [])).toBe(text);
      expect(publishText(text, [])).toBe(text);
    }),
    { seed: 20_261_127 },
  );
});

const RESERVED = String.raw`|{}@[]()<>#\*_~`;

const TEMPLATE = /\{hashtag\|\\?([#＃])\|((?:[^\\}]|\\.)+)\}/gu;

/** Converts back to what readers see: templates to `#tag`, and escapes undone, in one pass. */
const unescape = (sent: string) =>
  sent.replace(
    new RegExp(`${TEMPLATE.source}|\\\\([^])`, "gu"),
    (_all, sign?: string, tag?: string, escaped?: string) =>
      tag === undefined ? escaped! : `${sign}${tag.replace(/\\([^])/gu, "$1")}`,
  );

const templates = (sent: string) =>
  [...sent.matchAll(TEMPLATE)].map(([, , tag]) => tag!.replace(/\\([^])/gu, "$1"));

describe("escaping", () => {
  test("each of the fifteen reserved characters is escaped once", () => {
    for (const sign of RESERVED) expect(toLittleText(`a${sign} b`)).toBe(`a\\${sign} b`);
    expect(RESERVED).toHaveLength(15);
    expect(toLittleText(String.raw`\(`)).toBe(String.raw`\\\(`);
  });

  test("newlines, umlauts, emoji and quotes are not escaped", () => {
    const plain = 'Zwei Zeilen\n\nmit "Umläuten", 50 % & 👩‍👩‍👧 – gut?';
    expect(toLittleText(plain)).toBe(plain);
  });
});

describe("hashtags", () => {
  test.each([
    ["#takt", ["takt"]],
    ["Los: #Übermut2026!", ["Übermut2026"]],
    ["#build_in_public (#a) #1st", ["build_in_public", "a", "1st"]],
    ["#日本語。#हिन्दी", ["日本語", "हिन्दी"]],
    ["##twice", ["twice"]],
    ["❤️#takt 1️⃣#zwei #️⃣drei", ["takt", "zwei"]],
    ["#می\u200cخواهم #ශ\u0dca\u200dරී", ["می\u200cخواهم", "ශ\u0dca\u200dරී"]],
    ["#a#b", ["a"]],
    // Numbers, entities, addresses and parts of words are not hashtags.
    ["No #1, C#, &#x27; a#b # lonely", []],
    ["https://a.example/x#part https://a.example/?#q http://b.example/=#z", []],
    ["HTTPS://A.EXAMPLE/-#x", []],
    ["https://a.example/-#x #real", ["real"]],
    ["a.example/#x", []],
    ["(https://a.example/x)#real „https://a.example/y“#too", ["real", "too"]],
    ["#https://a.example/x #takt.de", ["takt"]],
  ])("the hashtags of %s are found", (text, wanted) => {
    expect(templates(toLittleText(text))).toEqual(wanted);
  });

  test("a hashtag has the exact form of the template", () => {
    expect(toLittleText("#build_in_public")).toBe(String.raw`{hashtag|\#|build\_in\_public}`);
  });

  test("a hashtag keeps the sign in full width", () => {
    expect(toLittleText("これは＃仕事 ＃健康")).toBe("これは＃仕事 {hashtag|＃|健康}");
  });

  test("a template that the user typed is escaped as text", () => {
    expect(toLittleText(String.raw`{hashtag|\#|x}`)).toBe(String.raw`\{hashtag\|\\\#\|x\}`);
    expect(toLittleText("@[A](urn:li:person:b)")).toBe(String.raw`\@\[A\]\(urn:li:person:b\)`);
  });

  test("every listed hashtag becomes a template", () => {
    const tag = fc
      .array(fc.constantFrom(..."aZé_09日क", "\u0301", "\u{10400}"), { minLength: 1, maxLength: 8 })
      .map((signs) => signs.join(""))
      .filter((tag) => /\p{L}/u.test(tag));
    fc.assert(
      fc.property(
        fc.array(tag, { minLength: 1 }),
        fc.constantFrom("", "Text", "https://a.example/x"),
        (tags, text) => {
          expect(templates(toLittleText(publishText(text, tags)))).toEqual(tags);
        },
      ),
      { seed: 20_261_127 },
    );
  });
});

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(...RESERVED, "a", "Ü", "1", " ", "\n", "/", "&", ":", "https://x") }),
);

test("the sent text reads as it was written, with nothing lost or escaped twice", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(unescape(toLittleText(text))).toBe(text);
    }),
    { seed: 20_261_127, numRuns: 2_000 },
  );
});

test("no reserved character outside a template is unescaped", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const rest = toLittleText(text).replace(TEMPLATE, "").replace(/\\[^]/gu, "");
      expect([...rest].filter((sign) => RESERVED.includes(sign))).toEqual([]);
    }),
    { seed: 20_261_127, numRuns: 2_000 },
  );
});
