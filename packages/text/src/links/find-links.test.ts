import { describe, expect, test } from "vitest";
import { findLinks, removeLinks } from "./find-links";

const found = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end));

describe("an address keeps what is its own", () => {
  test.each([
    "https://de.wikipedia.org/wiki/Takt_(Musik)",
    "https://en.wikipedia.org/wiki/(Foo)_(bar)",
    "https://fr.wikipedia.org/wiki/L'Équipe",
    "https://de.wikipedia.org/wiki/Bahnstrecke_Köln–Bonn",
    "https://ca.wikipedia.org/wiki/Col·lecció",
    "https://ja.wikipedia.org/wiki/音楽",
    "https://ja.wikipedia.org/wiki/ハリー・ポッター",
    "https://fa.wikipedia.org/wiki/می‌خواهم",
    "https://пример.рф/путь",
    "https://bücher.example/ä?q=ö#ü",
    "https://3dプリンター.jp/a",
    "https://a.example/?a[]=1&b[c]=2;d=3,4!5*6~7@8:9+10$",
    "https://a.example/K%C3%B6ln_%28x%29",
    "https://a.example?q=1",
    "https://a.example#top",
    "https://youtu.be/dQw4w9WgXc_",
    "https://youtu.be/dQw4w9WgXc-",
    "HTTPS://A.EXAMPLE/X",
    "http://localhost:3000/a",
    "http://127.0.0.1:8080/a",
    "https://[2001:db8::1]:8443/a",
    "https://name:word@a.example/x",
    "https://web.archive.org/web/2020/https://a.example/x",
    "https://a.example/go?url=https://b.example/(x)",
  ])("%s", (url) => {
    expect(found(url)).toEqual([url]);
    expect(found(`Mehr: ${url}.`)).toEqual([url]);
    expect(found(`(siehe ${url})`)).toEqual([url]);
  });
});

describe("what stands around an address is not its own", () => {
  const url = "https://a.example/x_(y)";
  const around = [
    "(§) [§] {§} <§> \"§\" '§' `§` \\§\\ |§| [x](§)y (§)y „§“ ‚§‘ »§« ›§‹ «§» “§” ‘§’ §… §— §– §’",
    "**§** *§* _§_ __§__ ~~§~~ _siehe:§_ **§**! [**§**] §. §, §; §: §! §? §?! §... §), §). §] §%",
    "§。 §、 §， §； §： §！ §？ §． §｡ §」 §』 §） §】 §》 §〉 （§） 「§」 §をご覧 §에서 §查看",
    "§🎉 §👩‍💻 §🇩🇪 §❤️ §™ §👇🏽 §→ §•",
    "§\u200B §\uFEFF §\u00AD §\u202C §\u2066 §\u2060 §\uFE0F §\0",
  ].flatMap((line) => line.split(" "));
  test.each([...around, "« §\u00A0»", "§ –", "_mehr: §_", "§\n", "§\u2028"])("%j", (text) => {
    expect(found(text.replace("§", url))).toEqual([url]);
  });
});

test.each([
  ["詳しくはhttps://a.example/xをご覧ください。", ["https://a.example/x"]],
  ["https://a.exampleを見る.", ["https://a.example"]],
  ["https://a.example에서", ["https://a.example"]],
  ["https://a.example/x1️⃣ und 2️⃣", ["https://a.example/x"]],
  ["https://a.example/x#️⃣", ["https://a.example/x"]],
  ["https://a.example/x_ ist nicht _betont_", ["https://a.example/x_"]],
  ["_betont_ https://a.example/x_", ["https://a.example/x_"]],
  ["https://a.example,https://b.example", ["https://a.example", "https://b.example"]],
  ["https://a.example/xhttps://b.example", ["https://a.example/x", "https://b.example"]],
  ["https://a.examplehttps://b.example", ["https://a.example", "https://b.example"]],
  ["[https://a.example](https://a.example)", ["https://a.example", "https://a.example"]],
  ["https://https://a.example", ["https://a.example"]],
  ["https://a.example/x(offen", ["https://a.example/x"]],
  ["https://a.example/x(nicht geschlossen)", ["https://a.example/x"]],
  ["https://a.example:99999/x", ["https://a.example"]],
  ["https:// https://. https://999.1.1.1 https://[::g] ftp://a.example", []],
])("the addresses of %j are %j", (text, urls) => {
  expect(found(text)).toEqual(urls);
});

test.each([
  ["Mehr auf takt-plan.de/blog, bald.", ["takt-plan.de/blog"]],
  ["Booking.com und www.beispiel.museum", ["Booking.com", "www.beispiel.museum"]],
  ["(a.example.org:8080/x_(y))", ["a.example.org:8080/x_(y)"]],
  ["もっと：bücher.de。", ["bücher.de"]],
  ["_takt.de_ und **takt.de**", ["takt.de", "takt.de"]],
  ["info@takt.de, a@b.takt.de, takt.de@x", []],
  ["#takt.de @takt.de a/takt.de meine_datei.de 1.de", []],
  ["z.B. u.a. d.h. Node.js README.md main.py a.b.c 3.14 Ende.Anfang", []],
  ["takt.development takt.de-Seite takt.dé", []],
])("the addresses without a scheme in %j are %j", (text, urls) => {
  expect(found(text)).toEqual(urls);
});

test("a link has its place, its normalised address and what is shown of it", () => {
  expect(findLinks("😀 HTTP://A.Example/K%C3%B6ln und takt.de/")).toEqual([
    { start: 3, end: 29, url: "http://a.example/K%C3%B6ln", shown: "a.example/Köln" },
    { start: 34, end: 42, url: "https://takt.de/", shown: "takt.de" },
  ]);
});

test.each([
  ["More at https://a.de/?q=1.b!c. The end", "More at . The end"],
  ["(see HTTP://a.de/x_(y)) and [that](https://b.de)", "(see ) and [that]()"],
  ["Who? https://a.de/?", "Who? ?"],
  ["https:// is no link", "https:// is no link"],
])("the links of %j are removed", (text, without) => {
  expect(removeLinks(text)).toBe(without);
});

test.each(
  [
    "(",
    "[(",
    "https://",
    "https://a.example/(",
    "https://[",
    "https://a@",
    "https://a:",
    "x.de/(",
    "https://a/(=",
  ].concat(["https://a/_ ", "a.com.", "www.", "%", "https://a.b/https://1.1.1.1.1/"]),
)("a long text of %j is read to its end", (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length));
  expect(removeLinks(text).length).toBeLessThanOrEqual(text.length);
});
