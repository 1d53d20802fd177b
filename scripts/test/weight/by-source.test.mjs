import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { gzipBySource } from "./by-source.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "weight-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} code @param {object} [map] */
function write(code, map) {
  const script = path.join(folder, "a.js");
  writeFileSync(script, code);
  if (map) writeFileSync(path.join(folder, "m.map"), JSON.stringify(map));
  return script;
}

test("the bytes of a script are shared out by the characters of its sources", () => {
  // Ten characters of a.ts, twenty of b.ts, and the line that names the map.
  const code = `${"a".repeat(10)}${"b".repeat(20)}\n//# sourceMappingURL=m.map`;
  const script = write(code, { version: 3, sources: ["a.ts", "b.ts"], mappings: "AAAA,UCAA" });
  const bytes = gzipBySource(script);
  const whole = gzipSync(code).length;
  expect(bytes.get("a.ts")).toBeCloseTo((10 / code.length) * whole);
  expect(bytes.get("b.ts")).toBeCloseTo((20 / code.length) * whole);
  expect([...bytes.values()].reduce((sum, one) => sum + one)).toBeCloseTo(whole);
});

test("the pieces of a line begin where the pieces before them do, and may go back to an earlier source", () => {
  // Pieces of four, six, eight and ten characters: of a.ts, c.ts, b.ts and nobody, whose numbers are counted on from each other.
  const code = `${"a".repeat(4)}${"c".repeat(6)}${"b".repeat(8)}${"x".repeat(10)}\n//# sourceMappingURL=m.map`;
  const map = { version: 3, sources: ["a.ts", "b.ts", "c.ts"], mappings: "AAAA,IEAA,MDAA,Q" };
  const bytes = gzipBySource(write(code, map));
  const perCharacter = gzipSync(code).length / code.length;
  expect(bytes.get("a.ts")).toBeCloseTo(4 * perCharacter);
  expect(bytes.get("c.ts")).toBeCloseTo(6 * perCharacter);
  expect(bytes.get("b.ts")).toBeCloseTo(8 * perCharacter);
});

test("the parts of a map of sections begin at their offsets", () => {
  const code = `aaaa\nbbbbbbbb\n//# sourceMappingURL=m.map`;
  const part = (/** @type {string} */ source) => ({ version: 3, sources: [source], mappings: "AAAA" });
  const sections = [
    { offset: { line: 0, column: 0 }, map: part("a.ts") },
    { offset: { line: 1, column: 0 }, map: part("b.ts") },
  ];
  const bytes = gzipBySource(write(code, { version: 3, sections }));
  expect(bytes.get("b.ts")).toBeCloseTo(2 * (bytes.get("a.ts") ?? Number.NaN));
});

test("a script without a map is nobody's", () => {
  expect([...gzipBySource(write("code")).keys()]).toEqual([""]);
});
