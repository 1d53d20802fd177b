// What a user does runs in useAction, what they type is a draft: a screen catches no error, writes no error toast out, and
// puts nothing into the query cache by hand.
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list-files.mjs";
import { findHandledErrors } from "./screen-errors/find-handled-errors.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const FEATURES = "apps/web/src/features";
const ACTIONS = `${FEATURES}/shared/actions/`;
const MIN_FILES = 250;

const files = listFiles(ROOT, FEATURES).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const found = files.flatMap((file) =>
  findHandledErrors(file, readFileSync(path.join(ROOT, file), "utf8")).map((finding) => ({
    file,
    ...finding,
  })),
);
const violations = found.filter(({ file }) => !file.startsWith(ACTIONS));

for (const { file, line, problem } of violations) console.error(`${file}:${line} ${problem}`);
console.log(`${files.length} files read, ${violations.length} errors handled outside of an action`);
const isBlind = files.length < MIN_FILES || found.length === violations.length;
if (isBlind) console.error(`screen-errors: too few files were read, or ${ACTIONS} shows no error`);
if (violations.length || isBlind) process.exitCode = 1;
