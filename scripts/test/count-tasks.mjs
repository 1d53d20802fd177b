import { countVitest } from "./count-vitest.mjs";

/** @typedef {{ startTime: number, endTime: number, exitCode: number | null }} Execution */
/** @typedef {{ task: string, command: string, execution?: Execution, cache: { status: string } }} Task */

/**
 * The results of the tasks of a run of turbo, by its summary. A task that was not run has failed: what it needs did.
 * @param {string[]} asked
 * @param {number | null} exitCode
 * @param {{ tasks: Task[] } | undefined} run
 * @param {() => Parameters<typeof countVitest>[0]} readUnitReport
 * @returns {import("./tiers.mjs").Result[]}
 */
export function countTasks(asked, exitCode, run, readUnitReport) {
  const results = asked.map((name) => {
    const task = run?.tasks.find((one) => one.task === name && one.command !== "<NONEXISTENT>");
    const { startTime = 0, endTime = 0, exitCode: code = null } = task?.execution ?? {};
    const whole = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    const count = name === "unit" && task?.execution ? countVitest(readUnitReport(), code) : whole;
    const isCached = task?.cache.status === "HIT";
    return { skipped: 0, ...count, name, seconds: (endTime - startTime) / 1000, isCached };
  });
  const isBroken = exitCode !== 0 && results.every(({ failed }) => failed === 0);
  return isBroken ? [...results, { name: "turbo", passed: 0, failed: 1, skipped: 0, seconds: 0 }] : results;
}
