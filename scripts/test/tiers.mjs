import { existsSync } from "node:fs";
import path from "node:path";
import { browserTier } from "./browser-tier.mjs";
import { checkTier } from "./check-tier.mjs";
import { vitestTier } from "./vitest-tier.mjs";

const MINUTE_MS = 60_000;
const VITEST = ["unit", "db", "routes", "contract"];

/**
 * @typedef {{ passed: number, failed: number, skipped?: number }} Count
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} [env]
 * @property {boolean} [loud] prints its output while it runs, not only when it fails
 * @property {boolean} [says] prints its output at its end, also when it has passed
 * @property {number} limitMs longer than this counts as failed
 * @property {(exitCode: number | null) => Count} count
 * @typedef {object} Tier
 * @property {string} name
 * @property {string[]} [needs] tiers that must have passed before
 * @property {string[]} [after] tiers that must have ended before, if they are asked for
 * @property {boolean} [alone] uses all cores, so no other tier runs meanwhile
 * @property {() => Promise<Command>} prepare
 */

/**
 * The tiers chosen by name, or all, in the order that fails fastest.
 * @param {string[]} names
 * @param {string} root
 * @returns {Tier[]}
 * @throws {Error} naming the tiers there are
 */
export function chooseTiers(names, root) {
  const all = allTiers(root, names.length ? VITEST.filter((name) => names.includes(name)) : VITEST);
  const known = [...all.map((tier) => tier.name), ...VITEST];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length)
    throw new Error(`no such tier: ${unknown.join(", ")}. There are ${[...new Set(known)].join(", ")}`);
  if (!names.length) return all;
  const asked = all.filter(
    (tier) => names.includes(tier.name) || tier.name.split("+").some((name) => names.includes(name)),
  );
  return all.filter(
    (tier) => asked.includes(tier) || asked.some((other) => dependsOn(all, other, tier.name)),
  );
}

/** @param {Tier[]} all @param {Tier} tier @param {string} name @returns {boolean} whether it needs it, directly or not */
function dependsOn(all, tier, name) {
  const needed = all.filter((other) => tier.needs?.includes(other.name));
  return needed.some((other) => other.name === name || dependsOn(all, other, name));
}

/** @param {string} root @param {string[]} projects @returns {Tier[]} */
function allTiers(root, projects) {
  const bin = (/** @type {string} */ name) => path.join(root, "node_modules/.bin", name);
  const own = (/** @type {string} */ name) => [path.join(root, "scripts/checks", `${name}.mjs`)];
  const needs = ["generate"];
  const tiers = [
    checkTier("generate", bin("turbo"), ["run", "generate"]),
    checkTier("format", bin("oxfmt"), ["--check"]),
    checkTier("status-writers", process.execPath, own("status-writers")),
    checkTier("screen-errors", process.execPath, own("screen-errors")),
    checkTier("text-sizes", process.execPath, own("text-sizes")),
    checkTier("device-clock", process.execPath, own("device-clock")),
    checkTier("vocabulary", process.execPath, own("vocabulary")),
    checkTier("paths", process.execPath, own("paths")),
    checkTier("dependencies", process.execPath, own("dependencies")),
    checkTier("types", process.execPath, own("types"), { needs }),
    checkTier("lint", bin("oxlint"), ["--type-aware", "--deny-warnings"], { needs }),
    checkTier("boundaries", process.execPath, own("boundaries"), { needs }),
    // The build runs after types, which read files that it writes, and before the tests, some of which start the product.
    checkTier("build", process.execPath, [path.join(root, "scripts/test/build.mjs")], {
      needs,
      after: ["types"],
      limitMs: 10 * MINUTE_MS,
      says: true,
    }),
    ...(projects.length ? [vitestTier(root, projects)] : []),
    // Chaos waits for processes most of the time, so it runs beside the tests of one process.
    vitestTier(root, ["chaos"]),
    {
      ...checkTier("guards", process.execPath, own("guards"), { needs, limitMs: 8 * MINUTE_MS }),
      alone: true,
    },
  ];
  const journeys = path.join(root, "apps/e2e/playwright.config.ts");
  return existsSync(journeys) ? [...tiers, browserTier(root)] : tiers;
}
