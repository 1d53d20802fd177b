import { describe, expect, test } from "vitest";
import { useTestDatabase } from "./testing/test-database";

const database = useTestDatabase();

async function fold(text: string): Promise<string> {
  const [row] = await database.db.$queryRaw<{ folded: string }[]>`select fold_for_search(${text}) as folded`;
  return row!.folded;
}
const toCodePoint = (sign: string) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;

test.each([
  ["capitals", "ÜBER ÉCOLE ΣΊΣΥΦΟΣ ЁЛКА", "uber ecole σισυφοσ елка"],
  ["accents, composed", "Ärger in Zürich, Łódź, Malmö, Ærø", "arger in zurich, lodz, malmo, aero"],
  ["accents, decomposed", "A\u0308rger in Zu\u0308rich", "arger in zurich"],
  ["an I with a dot and one without", "\u0130stanbul, D\u0131yarbak\u0131r", "istanbul, diyarbakir"],
  ["both sharp s", "Straße, STRASSE, STRA\u1E9EE", "strasse, strasse, strasse"],
  [
    "ligatures and full-width signs",
    "ŒUVRE, \u212Aelvin, de\uFB01niert, ＃Ｔａｋｔ",
    "oeuvre, kelvin, definiert, #takt",
  ],
  ["bold and italic texts made of mathematical signs", "𝗧𝗮𝗸𝘁 𝘵𝘢𝘬𝘵 𝓣𝓪𝓴𝓽", "takt takt takt"],
  ["raised and circled digits, fractions", "m², ①, ½", "m2, 1, 1⁄2"],
  ["ellipses", "Also…", "also..."],
  ["soft hyphens and joiners", "Donau\u00ADdampf\u200Bschiff\u2060fahrt\uFEFF", "donaudampfschifffahrt"],
  ["marks of direction", "\u200Fשלום\u200E \u202Atakt\u202C \u2066x\u2069", "שלום takt x"],
  ["variation selectors, keycaps and joined emoji", "❤\uFE0F 1\uFE0F\u20E3 👩\u200D💻", "❤ 1 👩💻"],
  [
    "spaces of all kinds and line ends",
    "10\u00A0000\u202F€\u2003und\t\u3000mehr\r\n\n\u2028Zeilen",
    "10 000 € und mehr zeilen",
  ],
  ["signs of a keyboard", "100% \\ a_b 'x' \"y\" (z) – #Tag @you", "100% \\ a_b 'x' \"y\" (z) - #tag @you"],
  ["texts of other scripts", "東京タワー한국어हिन्दी", "東京タワー한국어हिन्दी".normalize("NFKD")],
  ["empty texts", "", ""],
])("%s are folded", async (_, text, folded) => {
  expect(await fold(text)).toBe(folded);
});

describe("one kind of each", () => {
  const kinds = {
    "'": "'’‘‚‛‹›′`´ʼ＇",
    '"': '"“”„‟«»″〝〞＂',
    "-": "-‐‑‒–—―−﹣－",
    " ": " \t\u00A0\u2002\u2003\u2009\u200A\u202F\u205F\u3000",
  };
  test.each(
    Object.entries(kinds).flatMap(([kind, signs]) =>
      [...signs].map((sign) => [toCodePoint(sign), kind, sign] as const),
    ),
  )("%s is folded to %j", async (_, kind, sign) => {
    expect(await fold(`a${sign}b`)).toBe(`a${kind}b`);
  });
});

test("composed and decomposed texts are folded alike, whatever the sign", async () => {
  const signs = Array.from({ length: 0x2000 - 0xa0 }, (_, n) => String.fromCodePoint(0xa0 + n));
  const differing = await database.db.$queryRaw<{ sign: string }[]>`
    select sign from unnest(${signs}::text[]) sign
    where fold_for_search('a' || sign) is distinct from fold_for_search(normalize('a' || sign, NFD))`;
  expect(differing.map(({ sign }) => toCodePoint(sign))).toEqual([]);
});

test.each([
  ["100%", "%100\\%%"],
  ["a_b", "%a\\_b%"],
  ["a\\b", "%a\\\\b%"],
  ["％", "%\\%%"],
])("%s is a pattern that finds it as it is: %s", async (text, pattern) => {
  const rows = await database.db.$queryRaw<{ pattern: string }[]>`
    select search_pattern(fold_for_search(${text})) as pattern`;
  expect(rows).toEqual([{ pattern }]);
});
