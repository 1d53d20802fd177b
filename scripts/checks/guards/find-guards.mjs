import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { guardNames } from "./guard-marks.mjs";

/** @typedef {{ name: string, sources: string[], tests: string[] }} Guard with the files that carry its mark and its tests */

/**
 * Every guard marked below a folder. Its tests are titled `guard <name>: …`.
 * @param {string} folder
 * @returns {Guard[]} in the order of their sources
 */
export function findGuards(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => path.join(folder, file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const sources = files.filter(({ file }) => !file.endsWith(".test.ts"));
  const tests = files.filter(({ file }) => file.endsWith(".test.ts"));
  const names = new Set(sources.flatMap(({ text }) => guardNames(text)));
  return [...names].map((name) => ({
    name,
    sources: sources.filter(({ text }) => guardNames(text).includes(name)).map(({ file }) => file),
    tests: tests.filter(({ text }) => text.includes(`guard ${name}:`)).map(({ file }) => file),
  }));
}
