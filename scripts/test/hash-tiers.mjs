import { hashTasks } from "../start/hash-tasks.mjs";

/**
 * The hash of everything that each tier can see: the inputs and the environment that turbo.json names for its tasks, the
 * lockfile, Node, and what the tier itself finds on this machine.
 * @param {import("./tiers.mjs").Tier[][]} groups
 * @param {string} root
 * @returns {Map<string, string>} by tier, without those that turbo runs and keeps on its own
 */
export function hashTiers(groups, root) {
  const tiers = groups.flat().filter(({ tasks }) => tasks);
  const hashes = hashTasks(
    root,
    tiers.flatMap(({ tasks = [] }) => tasks),
  );
  return new Map(
    tiers.map(({ name, tasks = [], seen }) => [
      name,
      [...tasks.map((task) => hashes.get(`//#${task}`)), seen?.() ?? ""].join(" "),
    ]),
  );
}
