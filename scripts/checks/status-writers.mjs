// A post's `status` is written by the transitions of POST_TRANSITIONS alone: SQL gets it from `transition(…)`, Prisma in
// transition-post.ts. A statement that spells a status out is refused.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { findStatusWrites } from "./find-status-writes.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const ALLOWED_FILE = "packages/domain/src/posts/transition-post.ts";
const IGNORED =
  /(^|\/)(node_modules|\.next|generated|testing)\/|\.test\.tsx?$|^packages\/emulators\/|^apps\/e2e\//;

const folders = ["apps", "packages"].flatMap((top) =>
  readdirSync(path.join(ROOT, top)).map((name) => `${top}/${name}`),
);
const files = folders.flatMap(sources).filter((file) => !IGNORED.test(file));
const found = files.flatMap((file) =>
  findStatusWrites(file, readFileSync(path.join(ROOT, file), "utf8")).map((line) => ({ file, line })),
);
const violations = found.filter(({ file }) => file !== ALLOWED_FILE);
const transitions = files.filter((file) =>
  /\btransition(If|Either|Post)?\(/.test(readFileSync(path.join(ROOT, file), "utf8")),
);

for (const { file, line } of violations)
  console.error(`${file}:${line} writes a post's status: use transition() or transitionPost()`);
console.log(
  `${files.length} files read, ${transitions.length} with transitions, ${violations.length} status writes that do not read the table`,
);
if (files.length < 50) console.error("status-writers: too few files were read");
if (violations.length || files.length < 50) process.exitCode = 1;

/** The sources below src and those beside it. @param {string} folder */
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
