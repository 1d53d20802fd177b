import { analysisInput, type AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import { expect, test } from "vitest";
import { inputProblem, normalizeUrl, suggestSourceKind } from "./source-input";

const ofUrl = (url: string): AnalysisInput => ({ source: { kind: "url", url }, language: "en" });
const ofText = (text: string): AnalysisInput => ({ source: { kind: "text", text }, language: "de" });

test.each([
  ["", "urlMissing"],
  ["   ", "urlMissing"],
  ["no address", "urlInvalid"],
  ["example.com", "urlInvalid"],
  ["https://", "urlInvalid"],
  ["https://[", "urlInvalid"],
  ["https://exa mple.com", "urlInvalid"],
  ["javascript:alert(1)", "urlInvalid"],
  [`https://example.com/${"x".repeat(2029)}`, "urlTooLong"],
  ["https://example.com/\u0000", null],
  [`https://example.com/${"x".repeat(2028)}`, null],
  // The server decides which addresses may be read.
  ["http://127.0.0.1/", null],
])("the address of case %# is checked", (url, problem) => {
  expect(inputProblem(ofUrl(url))).toBe(problem);
});

test.each([
  ["", "textMissing"],
  [" \n ", "textMissing"],
  ["x".repeat(49), "textTooShort"],
  [` ${"x".repeat(49)} `, "textTooShort"],
  ["x".repeat(10_001), "textTooLong"],
  [`${"x".repeat(49)}\u0000`, "textTooShort"],
  ["x".repeat(50), null],
  [` ${"x".repeat(10_000)} `, null],
])("the text of case %# is checked", (text, problem) => {
  expect(inputProblem(ofText(text))).toBe(problem);
});

test("an input without a problem passes the shared schema", () => {
  for (const input of [ofUrl("https://example.com"), ofText("x".repeat(50)), ofText("x".repeat(10_000))])
    expect(analysisInput.safeParse(input).success).toBe(inputProblem(input) === null);
});

test.each([
  ["example.com", "https://example.com"],
  [" www.example.com/a?b#c ", "https://www.example.com/a?b#c"],
  ["example.com:8080/a", "https://example.com:8080/a"],
  ["münchen.example/straße", "https://münchen.example/straße"],
  // Left unchanged, because they already have a scheme or are no host.
  ["https://example.com/a", "https://example.com/a"],
  ["HTTP://example.com", "HTTP://example.com"],
  ["ftp://example.com", "ftp://example.com"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["two words.here", "two words.here"],
  ["A sentence.", "A sentence."],
  ["word", "word"],
  ["", ""],
  // Pasted with the marks around it.
  ["„https://de.wikipedia.org/wiki/Takt_(Musik)“.", "https://de.wikipedia.org/wiki/Takt_(Musik)"],
  ["<example.com/a>", "https://example.com/a"],
  ["\uFEFFhttps://example.com/a\u200B", "https://example.com/a"],
  ["See https://example.com/a", "See https://example.com/a"],
  ["https://a.example https://b.example", "https://a.example https://b.example"],
])("%j is normalized", (typed, url) => {
  expect(normalizeUrl(typed)).toBe(url);
});

const sentence = "Ten words make a sentence that is long enough here.";

test("an address typed as a text belongs to the other tab", () => {
  expect(suggestSourceKind("text", "https://example.com/an-article")).toBe("url");
  expect(suggestSourceKind("text", "\n http://example.com \n")).toBe("url");
  expect(suggestSourceKind("text", "(example.com/a)")).toBe("url");
  for (const typed of ["", "https://", "See https://example.com/a", "https://a b", "https://[", sentence])
    expect(suggestSourceKind("text", typed)).toBeNull();
  expect(suggestSourceKind("text", `https://example.com/${"x".repeat(2048)}`)).toBeNull();
});

test("a text typed as an address belongs to the other tab when it is long enough", () => {
  expect(sentence.length).toBeGreaterThanOrEqual(50);
  expect(suggestSourceKind("url", sentence)).toBe("text");
  expect(suggestSourceKind("url", sentence.slice(0, 49).trim())).toBeNull();
  expect(suggestSourceKind("url", `https://example.com/${"x".repeat(200)}`)).toBeNull();
  expect(suggestSourceKind("url", "")).toBeNull();
});
