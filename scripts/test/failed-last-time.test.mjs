import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { failedFirst, readFailed, rememberFailed } from "./failed-last-time.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "takt-failed-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a failed tier is remembered until it has passed", () => {
  expect(readFailed(root)).toEqual([]);
  rememberFailed(root, [
    { name: "lint", failed: 0 },
    { name: "types", failed: 2 },
  ]);
  rememberFailed(root, [{ name: "chaos", failed: 1 }]);
  expect(readFailed(root)).toEqual(["types", "chaos"]);
  rememberFailed(root, [{ name: "types", failed: 0 }]);
  expect(readFailed(root)).toEqual(["chaos"]);
});

test("failed tiers come first, after the tiers they need, and the others keep their order", () => {
  const tiers = [
    { name: "format" },
    { name: "generate" },
    { name: "build", needs: ["generate"] },
    { name: "unit" },
    { name: "browser", needs: ["build"] },
  ];
  const names = (/** @type {string[]} */ ...failed) => failedFirst(tiers, failed).map(({ name }) => name);
  expect(names()).toEqual(["format", "generate", "build", "unit", "browser"]);
  expect(names("browser")).toEqual(["generate", "build", "browser", "format", "unit"]);
});
