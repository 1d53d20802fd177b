// Checks all imports against the rules in .dependency-cruiser.mjs.
import path from "node:path";
import { cruiseTree } from "./cruise-tree.mjs";

// A parser that reads nothing finds no violation. Raise these numbers as the project grows.
const MIN_MODULES = 2000;
const MIN_IMPORTS_BETWEEN_PACKAGES = 1500;

const { modules, summary } = await cruiseTree(path.join(import.meta.dirname, "../.."));
const own = modules.filter((module) => /^(packages|apps)\//.test(module.source));
const between = own.flatMap((module) =>
  module.dependencies.filter(
    (dependency) => dependency.module.startsWith("@takt/") && !dependency.couldNotResolve,
  ),
);

for (const { rule, from, to, cycle } of summary.violations)
  console.error(`${rule.name}: ${from} -> ${cycle?.map(({ name }) => name).join(" -> ") ?? to}`);
console.log(
  `${own.length} files, ${between.length} imports between packages, ${summary.violations.length} violations`,
);
if (own.length < MIN_MODULES) fail(`only ${own.length} files were read, expected at least ${MIN_MODULES}`);
if (between.length < MIN_IMPORTS_BETWEEN_PACKAGES)
  fail(
    `only ${between.length} imports between packages were seen, expected at least ${MIN_IMPORTS_BETWEEN_PACKAGES}`,
  );
if (summary.violations.length) process.exitCode = 1;

/** @param {string} message */
function fail(message) {
  console.error(`boundaries: ${message}`);
  process.exitCode = 1;
}
