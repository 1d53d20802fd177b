import { availableParallelism } from "node:os";
import { execute } from "./execute.mjs";

/**
 * @typedef {import("./tiers.mjs").Tier} Tier
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Result
 * @typedef {{ say?: (line: string) => void, signal?: AbortSignal, maxParallel?: number }} Options
 */

/**
 * Runs the tiers in order, as many in parallel as there are cores; one that uses all cores runs alone. A tier that
 * crashes counts as failed, and so does one that needs a failed tier; the others still run.
 * @param {Tier[]} tiers
 * @param {string} root
 * @param {Options} [options]
 * @returns {Promise<Result[]>} in the order in which they ended
 * @throws the signal's reason when the run was interrupted
 */
export async function runTiers(tiers, root, options = {}) {
  const {
    say = console.log,
    signal = new AbortController().signal,
    maxParallel = availableParallelism(),
  } = options;
  const waiting = [...tiers];
  /** @type {Map<Tier, Promise<void>>} */
  const running = new Map();
  /** @type {Result[]} */
  const results = [];
  const start = (/** @type {Tier} */ tier) => {
    waiting.splice(waiting.indexOf(tier), 1);
    const ended = run(tier, root, results, { say, signal }).then((result) => {
      results.push(result);
      running.delete(tier);
    });
    running.set(tier, ended);
  };
  try {
    while (waiting.length || running.size) {
      for (const tier of startable(waiting, [...running.keys()], maxParallel)) start(tier);
      if (!running.size)
        throw new Error(`these wait for each other: ${waiting.map(({ name }) => name).join(", ")}`);
      await Promise.race(running.values());
    }
  } finally {
    await Promise.allSettled(running.values());
  }
  return results;
}

/**
 * The tiers that may start now. No tier overtakes one that waits to run alone.
 * @param {Tier[]} waiting
 * @param {Tier[]} running
 * @param {number} maxParallel
 * @returns {Tier[]}
 */
export function startable(waiting, running, maxParallel) {
  if (running.some(({ alone }) => alone)) return [];
  const unfinished = new Set([...running, ...waiting].map(({ name }) => name));
  const chosen = [];
  for (const tier of waiting) {
    const free = maxParallel - running.length - chosen.length;
    const ready = ![...(tier.needs ?? []), ...(tier.after ?? [])].some((name) => unfinished.has(name));
    if (tier.alone && ready && running.length + chosen.length === 0) return [tier];
    if (tier.alone || free === 0) break;
    if (ready) chosen.push(tier);
  }
  return chosen;
}

/** @param {Tier} tier @param {string} root @param {Result[]} before @param {Required<Pick<Options, "say" | "signal">>} options @returns {Promise<Result>} */
async function run(tier, root, before, { say, signal }) {
  const start = Date.now();
  if (tier.alone) say(`\n== ${tier.name}`);
  const count = await countOf(tier, root, before, { say, signal });
  const seconds = (Date.now() - start) / 1000;
  say(`   ${count.failed ? "FAILED" : "ok"} ${tier.name} (${seconds.toFixed(1)} s)`);
  return { skipped: 0, ...count, name: tier.name, seconds };
}

/** @param {Tier} tier @param {string} root @param {Result[]} before @param {Required<Pick<Options, "say" | "signal">>} options @returns {Promise<import("./tiers.mjs").Count>} */
async function countOf(tier, root, before, { say, signal }) {
  const missing = before.find(({ name, failed }) => failed > 0 && tier.needs?.includes(name));
  if (missing) {
    say(`   ${tier.name} was not run: ${missing.name} failed`);
    return { passed: 0, failed: 1 };
  }
  try {
    const command = await tier.prepare();
    const { code, output } = await execute(command, root, { say, signal });
    const count = command.count(code);
    if ((count.failed || command.says) && !command.loud) say(`\n${output.trimEnd()}`);
    return count;
  } catch (error) {
    signal.throwIfAborted();
    say(`   ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}
