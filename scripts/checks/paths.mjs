// Every path that a page, a comment or a setting names leads to a file: a pattern that matches nothing checks nothing.
import { readFileSync } from "node:fs";
import path from "node:path";
import cruiser from "../../.dependency-cruiser.mjs";
import { listFiles } from "./list-files.mjs";
import { brokenGlobs, brokenPatterns, manifestGlobs } from "./paths/config-paths.mjs";
import { brokenPagePaths } from "./paths/page-paths.mjs";
import { brokenCitations, brokenSourcePaths } from "./paths/source-paths.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const SOURCE = /\.(tsx?|mjs|prisma|json|ya?ml|sql)$|^Dockerfile$|^\.env\.example$/;
/** Files whose paths are patterns, planted faults, another project's, or written by a tool. */
const SKIPPED =
  /^\.dependency-cruiser|^scripts\/checks\/(.*\.test\.mjs$|paths)|^pnpm-lock|^packages\/linkedin\/src\/http\/send-stream\.ts$/;
/** Written by a build. */
const BUILT = /^apps\/web\/(server\.js|next-env\.d\.ts)$/;

const files = listFiles(ROOT);
const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), "utf8");
const manifests = files.filter((file) => path.basename(file) === "package.json");
const parsed = manifests.map((file) => ({
  folder: file.replace(/package\.json$/, ""),
  ...JSON.parse(read(file)),
}));
const dependencies = parsed
  .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }))
  .filter((name) => !name.startsWith("@takt/"));
const lint = JSON.parse(read(".oxlintrc.json"));
/** Links in texts of the website are addresses, which apps/web/src/features/content/content.test.ts checks. */
const ARTICLES = "apps/web/src/content/";
const pages = files.filter((file) => file.endsWith(".md") && !file.startsWith(ARTICLES));
const sources = files.filter((file) => SOURCE.test(file) && !SKIPPED.test(file));

const rules = read(".dependency-cruiser.mjs");
const packages = parsed.flatMap(({ folder }) => /^packages\/(.+)\/$/.exec(folder)?.[1] ?? []);
const lintGlobs = [
  ...lint.ignorePatterns,
  ...lint.overrides.flatMap((/** @type {{ files: string[] }} */ override) => override.files),
];
const tierGlobs = read("tooling/vitest/tiers.ts").match(/(?<=")(?:\.\/|[^"\s]*\*)[^"\s]*(?=")/g) ?? [];
const report = (/** @type {string} */ where, /** @type {string[]} */ paths) =>
  paths.map((one) => `${where}: "${one}" leads to no file`);

const faults = [
  ...pages.flatMap((page) => report(page, brokenPagePaths(page, read(page), files, dependencies))),
  ...sources.flatMap((file) =>
    report(
      file,
      brokenSourcePaths(read(file), files).filter((one) => !BUILT.test(one)),
    ),
  ),
  ...sources.flatMap((file) => report(file, brokenCitations(read(file), read))),
  ...report(".dependency-cruiser.mjs", brokenPatterns(cruiser.forbidden, files)),
  ...report(".oxlintrc.json", brokenGlobs(lintGlobs, files)),
  ...report("tooling/vitest/tiers.ts", brokenGlobs(tierGlobs, files)),
  ...parsed.flatMap(({ folder, ...manifest }) =>
    report(`${folder}package.json`, brokenGlobs(manifestGlobs(folder, manifest), files)),
  ),
  ...packages
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(rules))
    .map((name) => `.dependency-cruiser.mjs: no rule names packages/${name}`),
];
for (const fault of faults) console.error(fault);
console.log(
  `${pages.length} pages, ${sources.length} sources, ${parsed.length} manifests and ${lintGlobs.length + tierGlobs.length} globs read, ${faults.length} broken paths`,
);
const isBlind = pages.length < 30 || sources.length < 1500 || parsed.length < 15 || tierGlobs.length < 8;
if (isBlind) console.error("paths: too little was read");
if (faults.length || isBlind) process.exitCode = 1;
