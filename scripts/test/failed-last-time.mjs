import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @param {string} root */
const fileIn = (root) => path.join(root, "node_modules/.cache/takt/failed-tiers.json");

/**
 * Names of the tiers that failed in the last run of this clone and have not passed since.
 * @param {string} root
 * @returns {string[]}
 */
export function readFailed(root) {
  return existsSync(fileIn(root)) ? JSON.parse(readFileSync(fileIn(root), "utf8")) : [];
}

/**
 * Stores the failed tiers; a tier that did not run keeps its state.
 * @param {string} root
 * @param {{ name: string, failed: number }[]} results
 */
export function rememberFailed(root, results) {
  const others = readFailed(root).filter((failed) => !results.some(({ name }) => name === failed));
  const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  mkdirSync(path.dirname(fileIn(root)), { recursive: true });
  writeFileSync(fileIn(root), JSON.stringify([...others, ...failed]));
}

/**
 * Sorts tiers that failed last time first, each after the tiers it needs.
 * @template {{ name: string, needs?: string[], after?: string[] }} Tier
 * @param {Tier[]} tiers
 * @param {string[]} failed
 * @returns {Tier[]}
 */
export function failedFirst(tiers, failed) {
  /** @type {Set<Tier>} */
  const order = new Set();
  const add = (/** @type {Tier} */ tier) => {
    for (const name of [...(tier.needs ?? []), ...(tier.after ?? [])])
      for (const needed of tiers) if (needed.name === name) add(needed);
    order.add(tier);
  };
  for (const tier of tiers) if (failed.includes(tier.name)) add(tier);
  for (const tier of tiers) add(tier);
  return [...order];
}
