import { expect, test } from "vitest";
import { parseContent } from "./parse-content";

test("the title is the first heading, the summary the first paragraph without its markup", () => {
  const { title, summary, body } = parseContent("# A _title_\n\nThe **first**.\n\n## More\n\nText.", {});
  expect({ title, summary }).toEqual({ title: "A title", summary: "The first." });
  expect(body.children.map(({ type }) => type)).toEqual(["paragraph", "heading", "paragraph"]);
});

test("a name in double braces becomes its value", () => {
  expect(parseContent("# Title\n\nUp to {{most}} of them.", { most: "20" }).summary).toBe(
    "Up to 20 of them.",
  );
});

test("an article with an unknown value, or without title or first paragraph, is refused", () => {
  expect(() => parseContent("# Title\n\n{{nothing}}", {})).toThrow("no value is named nothing");
  expect(() => parseContent("Text.\n\nMore.", {})).toThrow("heading of the first level");
  expect(() => parseContent("# Title\n\n- A list", {})).toThrow("heading of the first level");
});

test("a part is kept where it is true, its other one where it is not, and an unknown fact is refused", () => {
  const summary = (sells: boolean) =>
    parseContent(
      "# Title\n\n{{if sells}}Sold {{price}}.{{else}}Free.{{end}}{{if sells}} Pay.{{end}}",
      { price: "1" },
      { sells },
    ).summary;
  expect([summary(true), summary(false)]).toEqual(["Sold 1. Pay.", "Free."]);
  expect(() => parseContent("# Title\n\n{{if a}}b{{end}}", {}, {})).toThrow("no fact is named a");
});
