import { expandAlternatives, expandBraces, globSource } from "./path-pattern.mjs";

/** Paths that git ignores are not among the files. */
const IGNORED = /node_modules|\.next|\.takt|\.turbo|generated|next-env|test-results|playwright-report/;

/**
 * The alternatives of the path patterns of dependency-cruiser's rules that match no file.
 * @param {unknown} rules
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function brokenPatterns(rules, files) {
  return getPatterns(rules)
    .filter((pattern) => !IGNORED.test(pattern) && pattern !== "^(\\.|@takt/)")
    .flatMap(expandAlternatives)
    .filter((pattern) => !files.some((file) => new RegExp(pattern.replaceAll("$1", "[^/]+")).test(file)));
}

/** The texts of `path` and `pathNot`, at any depth. @param {unknown} value @returns {string[]} */
function getPatterns(value) {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["path", "pathNot"].includes(key) ? [inner].flat() : getPatterns(inner),
  );
}

/**
 * The globs that match no file.
 * @param {readonly string[]} globs
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function brokenGlobs(globs, files) {
  return globs
    .filter((glob) => !IGNORED.test(glob))
    .flatMap(expandBraces)
    .filter(
      (glob) => !files.some((file) => new RegExp(`^${globSource(glob.replace(/^\.\//, ""))}$`).test(file)),
    );
}

/**
 * The files that a package exports, and those that its scripts run, as globs from the root.
 * @param {string} folder of the package, with `/` at its end unless it is the root
 * @param {{ exports?: Record<string, string>, scripts?: Record<string, string> }} manifest
 * @returns {string[]}
 */
export function manifestGlobs(folder, { exports = {}, scripts = {} }) {
  const run = Object.values(scripts).flatMap((script) => script.match(/\S+\.(?:mjs|ts)\b/g) ?? []);
  const exported = Object.values(exports).map((target) => target.replace(/^\.\//, "").replace("*", "**"));
  return [...run, ...exported].map((target) => folder + target);
}
