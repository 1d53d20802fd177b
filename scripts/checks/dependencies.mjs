// Every dependency that a package.json lists is used by its package: what nobody imports is installed, updated and
// audited for nothing.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findUnusedDependencies } from "./dependencies/find-unused-dependencies.mjs";
import { listFiles } from "./list-files.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const NAMING = /\.(tsx?|mjs|css|json|ya?ml)$/;
const MIN_MANIFESTS = 15;
const MIN_FILES = 1500;
/** Used in a way that no file of the package shows. */
const USED_UNSEEN = new Map([
  // The client that `prisma generate` writes imports it.
  ["packages/db/", ["@prisma/client"]],
  // Turbo looks for pnpm on PATH.
  ["", ["pnpm"]],
  // scripts/start/parts.mjs loads it from this package's folder.
  ["apps/emulators/", ["tsx"]],
  // Vitest loads the environment that a test file names in its first line.
  ["packages/ui/", ["happy-dom"]],
]);

const files = listFiles(ROOT);
const manifests = files.filter((file) => path.basename(file) === "package.json");
const folders = manifests.map((file) => file.replace(/package\.json$/, ""));
const sources = files.filter((file) => NAMING.test(file) && !/(^|\/)(package\.json|pnpm-.*)$/.test(file));

/** @param {string} file the innermost package that it is in */
const folderOf = (file) =>
  folders.filter((folder) => file.startsWith(folder)).reduce((a, b) => (b.length > a.length ? b : a), "");

const unused = folders.flatMap((folder) => {
  const texts = sources.filter((file) => folderOf(file) === folder).map(read);
  return findUnusedDependencies(readJson(`${folder}package.json`), texts, (name) => peersOf(folder, name))
    .filter((name) => !USED_UNSEEN.get(folder)?.includes(name))
    .map((name) => `${folder}package.json: nothing uses ${name}`);
});

for (const line of unused) console.error(line);
console.log(
  `${manifests.length} manifests and ${sources.length} files read, ${unused.length} unused dependencies`,
);
const isBlind = manifests.length < MIN_MANIFESTS || sources.length < MIN_FILES;
if (isBlind) console.error("dependencies: too little was read");
if (unused.length || isBlind) process.exitCode = 1;

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(read(file));
}

/** What is listed but not installed has no peers. @param {string} folder @param {string} name @returns {string[]} */
function peersOf(folder, name) {
  const manifest = `${folder}node_modules/${name}/package.json`;
  if (!existsSync(path.join(ROOT, manifest))) return [];
  return Object.keys(readJson(manifest).peerDependencies ?? {});
}
