import { expect, test } from "vitest";
import { answerJob } from "./answer-job.mjs";

/** @param {string} text @param {"html" | "plain"} kind */
const read = (text, kind = "html") => {
  const answer = answerJob({ kind, text });
  if (answer.kind !== "extracted") throw new Error(answer.kind);
  return answer.page;
};
const WORDS = "One paragraph that is long enough to be something for a reader.";

test.each([
  ["no tags around it", `<p>${WORDS}</p><p>And another one.</p>`],
  ["no body", `<html><p>${WORDS}</p><p>And another one.</p></html>`],
  ["a head and no html", `<head><title>T</title></head><p>${WORDS}</p><p>And another one.</p>`],
  ["a body and no html", `<body><p>${WORDS}</p><p>And another one.</p></body>`],
  ["something behind its end", `<html><body><p>${WORDS}</p></body></html><p>And another one.</p>`],
  ["its end at the beginning", `</body></html><html><body><p>${WORDS}</p><p>And another one.</p>`],
  ["a comment before it", `<!-- a --><html><body><p>${WORDS}</p><p>And another one.</p></body></html>`],
])("the text is extracted from a page with %s", (_, html) => {
  expect(read(html).text).toBe(`${WORDS}\n\nAnd another one.`);
});

test("lists, tables, line breaks and preformatted text are extracted", () => {
  const { text } = read(
    `<html><body><article><p>${WORDS.repeat(3)}</p><ul><li>First point of it</li><li>Second <b>point</b></li></ul>` +
      `<table><tr><th>Name</th><th>Size</th></tr><tr><td>one</td><td>2</td></tr></table>` +
      `<p>Line<br>break and&nbsp;entities &amp; &lt;tags&gt;</p><pre>a  b\n  c</pre></article></body></html>`,
  );
  expect(text.split("\n\n").slice(1)).toEqual([
    "First point of it",
    "Second point",
    "Name Size",
    "one 2",
    "Line break and entities & <tags>",
    "a b c",
  ]);
});

test("plain text has paragraphs, no title and no markup", () => {
  expect(read(`\n First\nline. \r\n \t\r\n<h2>Second</h2>\u0000\n\n\n\n`, "plain")).toEqual({
    title: "",
    siteName: null,
    text: "First line.\n\n<h2>Second</h2>",
    headings: [],
    truncated: false,
    obstacle: null,
  });
});

test("a parser failure becomes an answer", () => {
  expect(answerJob({ kind: "html", text: "<div>".repeat(300) })).toEqual({ kind: "too_complex" });
  // @ts-expect-error: no caller sends this.
  expect(answerJob({ kind: "html", text: null })).toMatchObject({ kind: "broken" });
});
