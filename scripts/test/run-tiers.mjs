import { execute } from "./execute.mjs";

/** @typedef {import("./tiers.mjs").Tier} Tier */
/** @typedef {import("./tiers.mjs").Result} Result */

/**
 * Runs the tiers of each group side by side, and the groups one after another. A tier that crashes counts as failed, and so
 * does one that needs a failed tier; the others still run.
 * @param {Tier[][]} groups
 * @param {string} root
 * @param {{ say?: (line: string) => void, signal?: AbortSignal, unchanged?: Map<string, Result> }} [options] unchanged: results that
 *   still hold, by tier, which is not run
 * @returns {Promise<Result[]>}
 * @throws the signal's reason when the run was interrupted
 */
export async function runTiers(groups, root, options = {}) {
  const { say = console.log, signal = new AbortController().signal, unchanged = new Map() } = options;
  /** @type {Result[]} */
  const results = [];
  for (const group of groups) {
    const ends = await Promise.allSettled(
      group.map((tier) => unchanged.get(tier.name) ?? run(tier, root, results, { say, signal })),
    );
    signal.throwIfAborted();
    results.push(...ends.flatMap((end) => (end.status === "fulfilled" ? end.value : [])));
  }
  return results;
}

/** @param {Tier} tier @param {string} root @param {Result[]} before @param {{ say: (line: string) => void, signal: AbortSignal }} options @returns {Promise<Result[]>} */
async function run(tier, root, before, { say, signal }) {
  const start = Date.now();
  say(`\n== ${tier.name}`);
  const counted = await countTier(tier, root, before, { say, signal });
  const seconds = (Date.now() - start) / 1000;
  const rows = Array.isArray(counted) ? counted : [{ skipped: 0, ...counted, name: tier.name, seconds }];
  const isFailed = rows.some(({ failed }) => failed > 0);
  say(`   ${isFailed ? "FAILED" : "ok"} ${tier.name} (${seconds.toFixed(1)} s)`);
  return rows;
}

/** @param {Tier} tier @param {string} root @param {Result[]} before @param {{ say: (line: string) => void, signal: AbortSignal }} options @returns {Promise<import("./tiers.mjs").Count | Result[]>} */
async function countTier(tier, root, before, { say, signal }) {
  const missing = before.find(({ name, failed }) => failed > 0 && tier.needs?.includes(name));
  if (missing) {
    say(`   ${tier.name} was not run: ${missing.name} failed`);
    return { passed: 0, failed: 1 };
  }
  try {
    const command = await tier.prepare();
    const { code, output } = await execute(command, root, { say, signal });
    const count = command.count(code);
    const isFailed = [count].flat().some(({ failed }) => failed > 0);
    if ((isFailed || command.says) && !command.loud) say(`\n${output.trimEnd()}`);
    return count;
  } catch (error) {
    signal.throwIfAborted();
    say(`   ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}
