import { expect, test } from "vitest";
import { shortenUrl, showUrl } from "./show-url";

test.each([
  ["https://de.wikipedia.org/wiki/Takt_(Musik)", "de.wikipedia.org/wiki/Takt_(Musik)"],
  ["HTTP://A.Example/", "a.example"],
  ["takt.de/x?y#z", "takt.de/x?y#z"],
  ["http://localhost:3000/a", "localhost:3000/a"],
  ["https://a.example/K%C3%B6ln/%E9%9F%B3?q=%2F%26", "a.example/Köln/音?q=%2F%26"],
  ["https://a.example/%E0%A4%A", "a.example/%E0%A4%A"],
  ["https://a.example/a%20b%E2%80%AEc", "a.example/a%20b%E2%80%AEc"],
  ["https://linkedin.com@evil.example/x", "evil.example/x"],
  ["https://Bücher.de/x", "bücher.de/x"],
  ["https://пример.рф/", "пример.рф"],
  ["https://3dプリンター.jp", "3dプリンター.jp"],
  ["https://xn--bcher-kva.de", "xn--bcher-kva.de"],
  // Cyrillic letters that look Latin.
  ["https://аррӏе.com/x", "xn--80ak6aa92e.com/x"],
  ["https://lіnkedin.com", new URL("https://lіnkedin.com").host],
])("of %s is shown %s", (url, shown) => {
  expect(showUrl(url)).toBe(shown);
});

test.each([
  ["a.example/short", 20, "a.example/short"],
  ["a.example/a/long/path/to/somewhere/far/Takt_(Musik)", 36, "a.example/a/long/path/t…Takt_(Musik)"],
  [
    `${"a".repeat(60)}.example/${"b".repeat(40)}`,
    48,
    `${"a".repeat(60)}.example/bbbbbbbbbb…${"b".repeat(12)}`,
  ],
  [`${"a".repeat(60)}.example`, 48, `${"a".repeat(60)}.example`],
])("%s within %i is %s", (shown, length, short) => {
  expect(shortenUrl(shown, length)).toBe(short);
});

test("an emoji is not cut", () => {
  expect(shortenUrl(`a.example/${"😀".repeat(30)}`, 40)).not.toMatch(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
  );
});
