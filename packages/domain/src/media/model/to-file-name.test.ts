import { expect, test } from "vitest";
import { toFileName } from "./to-file-name";

test.each([
  ["../../etc/passwd", "....etcpasswd"],
  ["a\u0000b\nc\\d.png", "abcd.png"],
  ["", "file"],
  ["/", "file"],
  ["\u202e", "file"],
  [" \u00a0", "file"],
  ["x".repeat(300), "x".repeat(200)],
  ["bill-\u202egpj.exe", "bill-gpj.exe"],
  ["a\u2066b\u2069\u200e\u061c.pdf", "ab.pdf"],
  ["a\u0085b\u2028c\u2029\ufeff.pdf", "abc.pdf"],
  ["Größe \u0915\u094d\u200d\u0937 👩\u200d💻.png", "Größe \u0915\u094d\u200d\u0937 👩\u200d💻.png"],
  [`${"x".repeat(199)}😀`, "x".repeat(199)],
  ["a\ud800b", "ab"],
])("the name %j is kept as %j", (given, stored) => {
  expect(toFileName(given)).toBe(stored);
});
