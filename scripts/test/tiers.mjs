import { existsSync } from "node:fs";
import path from "node:path";
import { browserTier } from "./browser-tier.mjs";
import { vitestTier } from "./vitest-tier.mjs";

const MINUTE = 60_000;
const VITEST = ["unit", "db", "routes", "contract"];

/**
 * @typedef {{ passed: number, failed: number, skipped?: number }} Count
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {boolean} [loud] shows what it says while it runs, not only when it fails
 * @property {number} limitMs longer than this counts as failed
 * @property {(exitCode: number | null) => Count} count
 * @typedef {{ name: string, prepare: () => Promise<Command> }} Tier
 */

/**
 * The tiers asked for by name, or all, in the order that fails soonest.
 * @param {string[]} names
 * @param {string} root
 * @returns {Tier[]}
 */
export function chooseTiers(names, root) {
  const all = allTiers(root, names.length ? VITEST.filter((name) => names.includes(name)) : VITEST);
  const known = [...all.map((tier) => tier.name), ...VITEST];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length)
    throw new Error(`no such tier: ${unknown.join(", ")}. There are ${[...new Set(known)].join(", ")}`);
  if (!names.length) return all;
  return all.filter(
    (tier) => names.includes(tier.name) || tier.name.split("+").some((name) => names.includes(name)),
  );
}

/** @param {string} root @param {string[]} projects @returns {Tier[]} */
function allTiers(root, projects) {
  const bin = (/** @type {string} */ name) => path.join(root, "node_modules/.bin", name);
  const own = (/** @type {string} */ name) => [path.join(root, "scripts/checks", `${name}.mjs`)];
  const tiers = [
    check("generate", bin("turbo"), ["run", "generate"]),
    check("format", bin("prettier"), ["--check", "."]),
    check("lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]),
    check("status-writers", process.execPath, own("status-writers")),
    check("boundaries", process.execPath, own("boundaries")),
    check("types", bin("turbo"), ["run", "typecheck", "--continue"]),
    check("types-of-scripts", bin("tsc"), ["--noEmit", "-p", "scripts"]),
    // Before the tests: some start the whole product, which would build it otherwise.
    check("build", process.execPath, [path.join(root, "scripts/test/build.mjs")], 10 * MINUTE),
    ...(projects.length ? [vitestTier(root, projects)] : []),
    check("guards", process.execPath, own("guards"), 8 * MINUTE),
    vitestTier(root, ["chaos"]),
  ];
  const journeys = path.join(root, "apps/e2e/playwright.config.ts");
  return existsSync(journeys) ? [...tiers, browserTier(root)] : tiers;
}

/** A command that passes or fails as a whole. @param {string} name @param {string} command @param {string[]} args @param {number} [limitMs] @returns {Tier} */
function check(name, command, args, limitMs = 5 * MINUTE) {
  const count = (/** @type {number | null} */ code) =>
    code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, prepare: async () => ({ command, args, limitMs, count }) };
}
