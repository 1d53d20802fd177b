import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @typedef {import("./tiers.mjs").Result} Result */
/** @typedef {import("./tiers.mjs").Tier} Tier */
/** @typedef {Record<string, Result & { hash?: string | undefined }>} LastRun by tier: how each ended when it last ran in this clone */

/** @param {string} root */
const fileIn = (root) => path.join(root, "node_modules/.cache/takt/last-run.json");

/** @param {string} root @returns {LastRun} */
export const readLastRun = (root) =>
  existsSync(fileIn(root)) ? JSON.parse(readFileSync(fileIn(root), "utf8")) : {};

/**
 * Stores how tiers ended; one that did not run keeps its state. A result whose sources were changed meanwhile is of neither
 * state, and has no hash.
 * @param {string} root
 * @param {Result[]} results
 * @param {Map<string, string>} before hashes by tier
 * @param {Map<string, string>} after
 */
export function rememberRun(root, results, before, after) {
  const last = readLastRun(root);
  for (const result of results) {
    const hash = before.get(result.name);
    last[result.name] = { ...result, hash: hash === after.get(result.name) ? hash : undefined };
  }
  mkdirSync(path.dirname(fileIn(root)), { recursive: true });
  writeFileSync(fileIn(root), JSON.stringify(last));
}

/**
 * The results that still hold: of tiers that passed, and nothing of what they see has changed since.
 * @param {LastRun} last
 * @param {Map<string, string>} hashes by tier, now
 * @returns {Map<string, Result>}
 */
export function stillPassed(last, hashes) {
  /** @type {Map<string, Result>} */
  const unchanged = new Map();
  for (const [name, hash] of hashes) {
    const result = last[name];
    if (result?.failed === 0 && result.hash === hash)
      unchanged.set(name, { ...result, seconds: 0, isCached: true });
  }
  return unchanged;
}

/**
 * Sorts the tiers that use all cores: what failed last time comes first, after what the others need.
 * @param {Tier[][]} groups
 * @param {LastRun} last
 */
export function failedFirst(groups, last) {
  const rank = (/** @type {Tier[]} */ group) => {
    if (group.some(({ tasks }) => !tasks)) return 0;
    return group.some(({ name }) => last[name]?.failed) ? 1 : 2;
  };
  return groups.toSorted((a, b) => rank(a) - rank(b));
}
