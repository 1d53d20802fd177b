// Names are the field's (retired ones are in vocabulary/retired-names.mjs), and comments cite pages that a reader of this
// repository has.
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list-files.mjs";
import { findOutsideCitations } from "./vocabulary/find-outside-citations.mjs";
import { fieldWord, findRetiredNames } from "./vocabulary/find-retired-names.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const CODE = /\.(ts|tsx|mjs)$/;
const THIS = "scripts/checks/vocabulary";

const files = ["apps", "packages", "scripts", "tooling"]
  .flatMap((folder) => listFiles(ROOT, folder))
  .filter((file) => !file.startsWith(THIS));
/** @type {string[]} */
const faults = [];
for (const file of files) {
  const base = path.basename(file).split(".")[0] ?? "";
  const instead = fieldWord(base);
  if (instead) faults.push(`${file}: a retired name, use ${instead}`);
  if (!CODE.test(file)) continue;
  const text = readFileSync(path.join(ROOT, file), "utf8");
  for (const { name, line, instead: other } of findRetiredNames(file, text))
    faults.push(`${file}:${line} ${name}: a retired name, use ${other}`);
  for (const { line, citation } of findOutsideCitations(text))
    faults.push(`${file}:${line} cites "${citation}", which is not in this repository`);
}
for (const fault of faults) console.error(fault);
console.log(`${files.length} files read, ${faults.length} retired names and citations from outside`);
if (files.length < 1000) console.error("vocabulary: too few files were read");
if (faults.length || files.length < 1000) process.exitCode = 1;
