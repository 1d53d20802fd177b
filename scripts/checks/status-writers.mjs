// Only the moves write a post's `status` (deleting and restoring are moves with one more column); everything else
// goes through them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { findStatusWrites } from "./find-status-writes.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const WRITERS =
  /^packages\/domain\/src\/posts\/(move-post[^/]*|delete-post|restore-post|publishing\/[^/]+)\.ts$/;
const NOT_READ =
  /(^|\/)(node_modules|\.next|generated|testing)\/|\.test\.tsx?$|^packages\/emulators\/|^apps\/e2e\//;

const folders = ["apps", "packages"].flatMap((top) =>
  readdirSync(path.join(ROOT, top)).map((name) => `${top}/${name}`),
);
const files = folders.flatMap(sources).filter((file) => !NOT_READ.test(file));
const found = files.flatMap((file) =>
  findStatusWrites(file, readFileSync(path.join(ROOT, file), "utf8")).map((line) => ({ file, line })),
);
const strangers = found.filter(({ file }) => !WRITERS.test(file));

for (const { file, line } of strangers) console.error(`${file}:${line} writes a post's status: use movePost`);
console.log(
  `${files.length} files read, ${found.length} status writes, ${strangers.length} where none may be`,
);
if (files.length < 50) console.error("status-writers: too few files were read");
if (strangers.length || files.length < 50) process.exitCode = 1;

/** Everything below src, and the few files beside it. @param {string} folder */
function sources(folder) {
  const own = readdirSync(path.join(ROOT, folder)).filter((name) => /\.tsx?$/.test(name));
  return [...own, ...below(folder, "src")].map((name) => `${folder}/${name}`);
}

/** @param {string} folder @param {string} name @returns {string[]} */
function below(folder, name) {
  const top = path.join(ROOT, folder, name);
  if (!existsSync(top)) return [];
  const all = readdirSync(top, { recursive: true, encoding: "utf8" });
  return all.filter((file) => /\.tsx?$/.test(file)).map((file) => `${name}/${file}`);
}
