import { expect, test } from "vitest";
import { renderPdf } from "./render-pdf";

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test("the table of a PDF leads to each of its objects", () => {
  const pdf = latin1(renderPdf(["Invoice (1)", "Total: 29,00\u00a0€", "Größe 水"]));
  expect(pdf.startsWith("%PDF-1.4\n")).toBe(true);
  const start = Number(/startxref\n(\d+)/.exec(pdf)![1]);
  expect(pdf.slice(start, start + 4)).toBe("xref");
  const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
  expect(offsets).toHaveLength(5);
  offsets.forEach((offset, index) => expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
});

test("text is escaped and encoded for its font, and its length is right", () => {
  const pdf = latin1(renderPdf(["Invoice (1)", "Total: 29,00\u00a0€", "Größe 水"]));
  expect(pdf).toContain("(Invoice \\(1\\)) Tj");
  expect(pdf).toContain("(Total: 29,00 \\200) Tj");
  expect(pdf).toContain("(Größe ?) Tj");
  const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf)!;
  expect(content).toHaveLength(Number(length));
});
