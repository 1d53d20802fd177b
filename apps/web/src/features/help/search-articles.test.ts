import { expect, test } from "vitest";
import { parseContent } from "../content/parts/parse-content";
import { readQuery, searchArticles } from "./search-articles";

const ARTICLES = [
  parseContent(
    "# Zeiten\n\nWann ein Beitrag erscheint.\n\n- Übersicht\n- Straße\n\n## Planen\n\nSommerzeit.",
    {},
  ),
  parseContent("# Planen\n\nEine Zeit wählen.\n\nMehr dazu.", {}),
  parseContent("# Konto\n\nIhr Konto löschen.\n\nNiemals aus Versehen.", {}),
];
const titles = (query: string) => searchArticles(ARTICLES, query).map(({ title }) => title);

test("a word in the title counts more than one in the text", () => {
  expect(titles("planen")).toEqual(["Planen", "Zeiten"]);
});

test("every word of the query has to occur, each at the start of a word", () => {
  expect(titles("planen zeit")).toEqual(["Planen", "Zeiten"]);
  expect(titles("planen konto")).toEqual([]);
  expect(titles("onto")).toEqual([]);
});

test("case, accents and ß make no difference, and neighbouring blocks stay apart", () => {
  expect(titles("LOSCHEN")).toEqual(["Konto"]);
  expect(titles("strasse")).toEqual(["Zeiten"]);
  expect(titles("ubersichtstraße")).toEqual([]);
});

test("a query without a word finds nothing", () => {
  expect(titles(" ?! ")).toEqual([]);
});

test("the query is the first q of the address, trimmed and bounded", () => {
  expect(readQuery({})).toBe("");
  expect(readQuery({ q: "  media " })).toBe("media");
  expect(readQuery({ q: ["one", "two"] })).toBe("one");
  expect(readQuery({ q: "x".repeat(500) })).toHaveLength(100);
});
