// Names are the field's (retired ones are in vocabulary/retired-names.mjs), and comments cite pages that a reader of this
// repository has.
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list-files.mjs";
import { findOutsideCitations } from "./vocabulary/find-outside-citations.mjs";
import { fieldWordOfPath, findRetiredColumns, findRetiredNames } from "./vocabulary/find-retired-names.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const CODE = /\.(ts|tsx|mjs)$/;
/** Files with comments besides those of code. */
const COMMENTED = /\.(ts|tsx|mjs|prisma|sql|ya?ml|css)$|^Dockerfile$|^\.env\.example$/;
const THIS = "scripts/checks/vocabulary";

const files = listFiles(ROOT).filter((file) => !file.startsWith(THIS) && file !== "pnpm-lock.yaml");
/** @type {string[]} */
const faults = [];
for (const file of files) {
  const instead = fieldWordOfPath(file);
  if (instead) faults.push(`${file}: a retired name, use ${instead}`);
  const isProse = file.endsWith(".md");
  if (!isProse && !COMMENTED.test(file)) continue;
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const names = CODE.test(file)
    ? findRetiredNames(file, text)
    : file.endsWith(".prisma")
      ? findRetiredColumns(text)
      : [];
  for (const { name, line, instead: other } of names)
    faults.push(`${file}:${line} ${name}: a retired name, use ${other}`);
  for (const { line, citation } of findOutsideCitations(text, { isProse }))
    faults.push(`${file}:${line} cites "${citation}", which is not in this repository`);
}
for (const fault of faults) console.error(fault);
console.log(`${files.length} files read, ${faults.length} retired names and citations from outside`);
if (files.length < 2000) console.error("vocabulary: too few files were read");
if (faults.length || files.length < 2000) process.exitCode = 1;
