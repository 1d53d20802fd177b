import { expect, test } from "vitest";
import { parseSources } from "./source";

const page = { title: "A page", url: "https://example.com/a?b=c" };

test("a source keeps its title and address, and nothing else", () => {
  expect(parseSources([page, { ...page, url: "http://example.com/", quote: "x" }])).toEqual([
    page,
    { title: "A page", url: "http://example.com/" },
  ]);
});

test("a source keeps its figures, and invalid figures do not drop the source", () => {
  const figures = ["70 percent"];
  expect(
    parseSources([
      { ...page, figures },
      { ...page, figures: "70 percent" },
      { ...page, figures: [5] },
    ]),
  ).toEqual([{ ...page, figures }, page, page]);
});

test.each([
  ["nothing", null],
  ["no list", {}],
  ["no title", [{ url: page.url }]],
  ["no address", [page, { title: "A", url: "example" }]],
  ["a script", [page, { title: "A", url: "javascript:alert(1)" }]],
])("invalid sources are an empty list: %s", (_name, stored) => {
  expect(parseSources(stored)).toEqual([]);
});
