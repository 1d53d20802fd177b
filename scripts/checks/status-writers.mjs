// A post's `status` is written by the transitions of POST_TRANSITIONS alone: SQL gets it from `transition(…)`, Prisma in
// transition-post.ts. A statement that spells a status out is refused.
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list-files.mjs";
import { findStatusWrites } from "./status-writers/find-status-writes.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const WRITER = "packages/domain/src/posts/transition-post.ts";
/** Its updates have the columns of the inventory, in which posts are deleted; its test says so. */
const ERASURE = "packages/domain/src/privacy/model/inventory/person-rows.ts";
const IGNORED = /\/testing\/|\.test\.(tsx?|mjs)$|^packages\/emulators\/|^apps\/e2e\//;
const MIN_FILES = 1000;
const MIN_TRANSITIONS = 15;

const files = ["apps", "packages", "scripts", "tooling"]
  .flatMap((folder) => listFiles(ROOT, folder))
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !IGNORED.test(file));
const found = files.flatMap((file) => findStatusWrites(file, read(file)).map((line) => ({ file, line })));
const violations = found.filter(({ file }) => file !== WRITER && file !== ERASURE);
const transitions = files.filter((file) => /\btransition(If|Either|Post)?\(/.test(read(file)));

for (const { file, line } of violations)
  console.error(`${file}:${line} writes a post's status: use transition() or transitionPost()`);
console.log(
  `${files.length} files read, ${transitions.length} with transitions, ${violations.length} status writes that do not read the table`,
);
const isBlind =
  files.length < MIN_FILES ||
  transitions.length < MIN_TRANSITIONS ||
  ![WRITER, ERASURE].every((allowed) => found.some(({ file }) => file === allowed));
if (isBlind) console.error(`status-writers: too few files were read, or an allowed file writes no status`);
if (violations.length || isBlind) process.exitCode = 1;

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(ROOT, file), "utf8");
}
