import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { expandExamples } from "./expand-examples";
import { parseContent } from "./parts/parse-content";

const TEXTS = {
  columns: ["chosen", "answer"] as [string, string],
  ok: (utc: string) => `ok ${utc}`,
  missing: (suggestion: string) => `missing, ${suggestion}`,
  ambiguous: (earlier: string, later: string) => `twice, ${earlier} or ${later}`,
};
const expand = (code: string) => expandExamples(parseContent(`# Title\n\nText.\n\n${code}`, {}).body, TEXTS);
const cells = ({ children }: Root) => {
  const table = children.find((node) => node.type === "table")!;
  return table.children.map((row) => row.children.map((cell) => toString(cell)));
};

test("an example of little text becomes what LinkedIn is sent", () => {
  const [, code] = expand("```little-text\n(a_b) #Kanban\n```").children;
  expect(code).toMatchObject({
    type: "code",
    lang: null,
    value: String.raw`\(a\_b\) {hashtag|\#|Kanban}`,
  });
});

test("another code block stays as it is", () => {
  expect(expand("```text\n(a_b)\n```").children[1]).toMatchObject({ lang: "text", value: "(a_b)" });
});

test("an example of slots becomes a table with the answers of scheduling", () => {
  const root = expand(
    [
      "```slots",
      "2027-03-29T09:00 Europe/Berlin",
      "2027-03-28T02:30 Europe/Berlin",
      "2027-10-31T02:30 Europe/Berlin",
      "```",
    ].join("\n"),
  );
  expect(cells(root)).toEqual([
    ["chosen", "answer"],
    ["2027-03-29 09:00, Europe/Berlin", "ok 2027-03-29 07:00"],
    ["2027-03-28 02:30, Europe/Berlin", "missing, 2027-03-28 03:30"],
    ["2027-10-31 02:30, Europe/Berlin", "twice, 2027-10-31 00:30 or 2027-10-31 01:30"],
  ]);
});

test("a slot that scheduling refuses is no example", () => {
  expect(() => expand("```slots\n2020-01-01T09:00 Europe/Berlin\n```")).toThrow("slot_in_past");
});
