import path from "node:path";
import { browserTier } from "./browser-tier.mjs";
import { turboTier } from "./turbo-tier.mjs";
import { vitestTier } from "./vitest-tier.mjs";

const MINUTE_MS = 60_000;
/** The tasks of turbo.json that check the sources alone. Turbo orders them and keeps their results. */
const TASKS = [
  "generate",
  "format",
  "status-writers",
  "text-sizes",
  "vocabulary",
  "paths",
  "unused",
  "types",
  "lint",
  "boundaries",
  "unit",
];
const VITEST = ["db", "routes", "contract"];
/** Everything that must hold, by name. */
const NAMES = [...TASKS, "build", ...VITEST, "chaos", "guards", "browser"];

/**
 * @typedef {{ passed: number, failed: number, skipped?: number }} Count
 * @typedef {Count & { name: string, skipped: number, seconds: number, isCached?: boolean }} Result
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {boolean} [loud] prints its output while it runs, not only when it fails
 * @property {boolean} [says] prints its output at its end, also when it has passed
 * @property {number} limitMs longer than this counts as failed
 * @property {(exitCode: number | null) => Count | Result[]} count a list: of the tasks that ran in it
 * @typedef {object} Tier
 * @property {string} name
 * @property {string[]} [needs] what must have passed before
 * @property {string[]} [tasks] of turbo.json: their inputs are all that the tier can see, of the repository
 * @property {() => string} [seen] what else it sees: a program of this machine
 * @property {() => Promise<Command>} prepare
 */

/**
 * The tiers chosen by name, or all: groups that run one after another, and their tiers side by side.
 * @param {string[]} names
 * @param {string} root
 * @param {{ force?: boolean }} [options] force: what has not changed runs again, too
 * @returns {Tier[][]}
 * @throws {Error} naming the tiers there are
 */
export function chooseTiers(names, root, { force = false } = {}) {
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (unknown.length) throw new Error(`no such tier: ${unknown.join(", ")}. There are ${NAMES.join(", ")}`);
  const isAsked = (/** @type {string} */ name) => names.length === 0 || names.includes(name);
  const projects = VITEST.filter(isAsked);
  const groups = [
    // Chaos waits for processes most of the time, so it runs beside the tests of one process.
    [projects, ["chaos"].filter(isAsked)]
      .filter(({ length }) => length > 0)
      .map((some) => vitestTier(root, some)),
    isAsked("guards") ? [guards(root)] : [],
    isAsked("browser") ? [browserTier(root)] : [],
  ].filter(({ length }) => length > 0);
  const needed = new Set(groups.flat().flatMap(({ needs = [] }) => needs));
  if (isAsked("build") || needed.has("build")) {
    groups.unshift([build(root, force)]);
    needed.add("generate");
  }
  const tasks = TASKS.filter((name) => isAsked(name) || needed.has(name));
  return tasks.length ? [[turboTier(root, tasks, { force })], ...groups] : groups;
}

/** The build of the product, which types would not find whole while it is made. @param {string} root @param {boolean} force @returns {Tier} */
const build = (root, force) => ({
  name: "build",
  needs: ["generate"],
  prepare: async () => ({
    command: process.execPath,
    args: [path.join(root, "scripts/test/build.mjs"), ...(force ? ["--force"] : [])],
    limitMs: 10 * MINUTE_MS,
    says: true,
    count: passedWhole,
  }),
});

/** @param {string} root @returns {Tier} */
const guards = (root) => ({
  name: "guards",
  needs: ["generate"],
  tasks: ["guards"],
  prepare: async () => ({
    command: process.execPath,
    args: [path.join(root, "scripts/checks/guards.mjs")],
    limitMs: 8 * MINUTE_MS,
    count: passedWhole,
  }),
});

/** @param {number | null} code @returns {Count} */
const passedWhole = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
