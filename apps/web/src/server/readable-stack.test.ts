import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readableStack } from "./readable-stack";

/** Line 1, column 0 is line 3, column 4 of the first source; column 10 is line 1, column 0 of the second (ECMA-426). */
const MAP = {
  version: 3,
  sources: [
    "../../../../../packages/auth/src/hash-session-token.ts",
    "../../node_modules/.pnpm/%40a+b@1/node_modules/%40a/b/c.js",
  ],
  names: [],
  mappings: "AAEI,UCFJ",
};

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "takt-stack-")), ".next/server/chunks");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "a.js.map"), JSON.stringify(MAP));
});
afterEach(() => rmSync(folder.replace("/.next/server/chunks", ""), { recursive: true }));

const toFrames = (...frames: string[]) => readableStack(["Error: a", "b", ...frames].join("\n")).split("\n");

test("a place of the build is the place in its source", () => {
  expect(toFrames(`    at async h (${folder}/a.js:1:1)`, `    at file://${folder}/a.js:1:15`)).toEqual([
    "    at async h (packages/auth/src/hash-session-token.ts:3:5)",
    "    at node_modules/@a/b/c.js:1:1",
  ]);
});

test("the map of a file is read once for all frames of a stack, and not again for known places", () => {
  const parsed = vi.spyOn(JSON, "parse");
  const frames = [1, 5, 15].map((column) => `    at h (${folder}/a.js:1:${column})`);
  expect(toFrames(...frames)).toEqual(toFrames(...frames));
  expect(parsed).toHaveBeenCalledTimes(1);
  parsed.mockRestore();
});

test.each([
  ["without a map", "b.js"],
  ["with a map that cannot be read", "broken.js"],
])("a file %s keeps its place in the build", (_, file) => {
  writeFileSync(path.join(folder, "broken.js.map"), "{");
  const frame = `    at h (${folder}/${file}:1:1)`;
  expect(toFrames(frame)).toEqual([frame]);
});

test("a package is named without the folders of the package manager", () => {
  expect(
    toFrames("    at x (/home/a/node_modules/.pnpm/@p+c@7.10.0/node_modules/@p/c/client.js:65:8643)"),
  ).toEqual(["    at x (node_modules/@p/c/client.js:65:8643)"]);
});

test("lines of the message, and frames of Node, are no places", () => {
  expect(
    toFrames("    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)"),
  ).toEqual(["    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)"]);
});
