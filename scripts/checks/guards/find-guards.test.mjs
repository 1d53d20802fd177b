import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findGuards } from "./find-guards.mjs";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "takt-guards-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (/** @type {string} */ name, /** @type {string} */ text) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

test("a guard has the files that carry its mark and the test files that name it", () => {
  const claim = write("posts/claim.ts", "and p.due -- guard:claim-due\nand p.status -- guard:claim");
  const again = write("posts/claim-again.ts", "and p.status -- guard:claim");
  const claimTest = write("posts/claim.db.test.ts", 'test("guard claim: once", () => {}); // guard:other');
  expect(findGuards(folder)).toEqual([
    { name: "claim", sources: [again, claim], tests: [claimTest] },
    { name: "claim-due", sources: [claim], tests: [] },
  ]);
});

test("a folder without marks has no guards", () => {
  write("posts/claim.ts", "and p.due");
  expect(findGuards(folder)).toEqual([]);
});
