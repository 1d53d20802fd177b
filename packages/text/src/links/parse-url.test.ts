import { expect, test } from "vitest";
import { findLinks } from "./find-links";
import { parseUrl } from "./parse-url";
import { parseWebUrl } from "./parse-web-url";

test.each([
  ["https://bücher.de/ä b", "https://xn--bcher-kva.de/%C3%A4%20b"],
  ["javascript:alert('ä')", "javascript:alert('ä')".replace("ä", "%C3%A4")],
  ["https://", undefined],
  ["bücher.de", undefined],
])("the URL of %j is %j", (text, href) => {
  expect(parseUrl(text)?.href).toBe(href);
});

test.each([
  ["https://bücher.de/ä", "https://xn--bcher-kva.de/%C3%A4"],
  ["HTTP://A.Example", "http://a.example/"],
  ["https://bücher.de/ä b", undefined],
  [" https://a.example", undefined],
  ["ftp://a.example", undefined],
  ["javascript:alert('ä')", undefined],
  ["", undefined],
])("the web address %j is %j", (text, href) => {
  expect(parseWebUrl(text)?.href).toBe(href);
});

test("an address with umlauts is one however often it was asked for", () => {
  const text = "https://bücher.de/ä";
  let refused = 0;
  for (let asked = 0; asked < 20_000; asked += 1)
    if (!parseWebUrl(text) || findLinks(text).length !== 1) refused += 1;
  expect(refused).toBe(0);
});
