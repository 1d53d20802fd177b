import { expect, test } from "vitest";
import { readSources } from "./read-sources";

const page = { title: "A page", url: "https://example.com/a?b=c" };

test("title and address of each, and nothing else that may stand there", () => {
  expect(readSources([page, { ...page, url: "http://example.com/", quote: "x" }])).toEqual([
    page,
    { title: "A page", url: "http://example.com/" },
  ]);
});

test("its figures, where there are some; they do not matter for the rest", () => {
  const figures = ["70 percent"];
  expect(
    readSources([
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
])("%s: none", (_name, stored) => {
  expect(readSources(stored)).toEqual([]);
});
