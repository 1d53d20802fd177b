import { expect, test } from "vitest";
import { mergeSources } from "./merge-sources";

const source = (url: string, title = "T") => ({ title, url });

test("cited sources come first, each address once", () => {
  expect(
    mergeSources(
      [
        source("https://a.example/x?utm_source=openai&q=1", "A"),
        source("https://a.example/x?q=1#part", "A again"),
      ],
      [source("https://b.example/", "B"), source("https://a.example/x?q=1", "A listed")],
      ["https://b.example/"],
    ),
  ).toEqual([source("https://a.example/x?q=1", "A"), source("https://b.example/", "B")]);
});

test("a source takes the first title, or else its host", () => {
  expect(
    mergeSources([source("https://a.example/", "")], [source("https://a.example", " A \n b ")], []),
  ).toEqual([source("https://a.example/", "A b")]);
  // The same page in another notation.
  expect(
    mergeSources([source("https://a.example/x", "")], [source("http://www.a.example/x/", "A")], []),
  ).toEqual([source("https://a.example/x", "A")]);
  expect(mergeSources([source("https://a.example/", "")], [], [])[0]?.title).toBe("a.example");
  // No character is cut in two.
  const long = "x".repeat(299);
  expect(mergeSources([source("https://a.example/", `${long}👋`)], [], [])[0]?.title).toBe(long);
  // PostgreSQL cannot store NUL.
  expect(mergeSources([source("https://a.example/", "A\0b\0")], [], [])[0]?.title).toBe("A b");
  expect(mergeSources([source("https://a.example/", "\0")], [], [])[0]?.title).toBe("a.example");
});

test.each([
  "javascript:alert(1)",
  "ftp://a.example/",
  "//a.example",
  "a.example",
  "",
  "https://user:pass@a.example/",
  `https://a.example/${"x".repeat(2_050)}`,
])("the address %s is no source", (url) =>
  expect(mergeSources([source(url)], [source(url)], [])).toEqual([]),
);

test("a listed page that was not searched is dropped", () => {
  const listed = [source("https://a.example/x"), source("https://invented.example/")];
  expect(mergeSources([], listed, ["https://a.example/x?utm_source=openai"])).toEqual([listed[0]]);
  // After a search without results, or without any search, no listed page is trusted.
  expect(mergeSources([], listed, [])).toEqual([]);
  // Citations come from the endpoint itself, even when it does not report its searches.
  expect(mergeSources([source("https://a.example/x")], listed, [])).toEqual([listed[0]]);
  expect(mergeSources([source("https://c.example/")], listed, ["https://a.example/x"])).toEqual([
    source("https://c.example/"),
    listed[0],
  ]);
});

test("a source has all figures that are listed for its page", () => {
  const figures = (url: string, ...of: string[]) => ({ ...source(url), figures: of });
  expect(
    mergeSources(
      [source("https://a.example/")],
      [
        figures("https://a.example", "70 percent"),
        figures("https://a.example/#x", "3 hours"),
        figures("https://invented.example/", "80 percent"),
      ],
      [],
    ),
  ).toEqual([figures("https://a.example/", "70 percent", "3 hours")]);
});

test("at most twenty sources are kept", () => {
  const many = Array.from({ length: 30 }, (_, i) => source(`https://a.example/${i}`));
  expect(mergeSources(many, [], [])).toHaveLength(20);
});
