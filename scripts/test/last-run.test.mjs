import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { failedFirst, readLastRun, rememberRun, stillPassed } from "./last-run.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "takt-last-run-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const result = (/** @type {string} */ name, failed = 0) => ({
  name,
  passed: 3,
  failed,
  skipped: 0,
  seconds: 5,
});
const hashes = (/** @type {string} */ hash) => new Map([["db", hash]]);
const unchanged = (/** @type {string} */ hash) => [...stillPassed(readLastRun(root), hashes(hash)).values()];

test("a result holds while nothing that it sees has changed", () => {
  expect(unchanged("a")).toEqual([]);
  rememberRun(root, [result("db")], hashes("a"), hashes("a"));
  expect(unchanged("a")).toEqual([{ ...result("db"), hash: "a", seconds: 0, isCached: true }]);
  expect(unchanged("b")).toEqual([]);
  rememberRun(root, [result("other")], new Map(), new Map());
  expect(unchanged("a")).toHaveLength(1);
});

test("a failure is tried again, and so is a tier whose sources changed while it ran", () => {
  rememberRun(root, [result("db", 1)], hashes("a"), hashes("a"));
  expect(unchanged("a")).toEqual([]);
  rememberRun(root, [result("db")], hashes("a"), hashes("b"));
  expect([...unchanged("a"), ...unchanged("b")]).toEqual([]);
});

test("what failed last time comes first until it has passed, after what the others need", () => {
  const prepare = () => Promise.reject(new Error("is not run"));
  const groups = ["checks", "build", "db", "guards"].map((name) => [
    { name, prepare, ...(name === "db" || name === "guards" ? { tasks: [name] } : {}) },
  ]);
  const names = () => failedFirst(groups, readLastRun(root)).map(([tier]) => tier?.name);
  expect(names()).toEqual(["checks", "build", "db", "guards"]);
  rememberRun(root, [result("guards", 1)], new Map(), new Map());
  rememberRun(root, [result("db")], new Map(), new Map());
  expect(names()).toEqual(["checks", "build", "guards", "db"]);
  rememberRun(root, [result("guards")], new Map(), new Map());
  expect(names()).toEqual(["checks", "build", "db", "guards"]);
});
