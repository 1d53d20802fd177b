import { readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { hashTasks } from "../start/hash-tasks.mjs";
import { countTasks } from "./count-tasks.mjs";

/** Of the task `unit`. Turbo keeps it with the task's result. */
const REPORT = "test-results/unit.json";

/**
 * One run of turbo over these tasks of turbo.json, a row of the summary for each. What has not changed is not run again.
 * @param {string} root
 * @param {string[]} tasks
 * @param {{ force: boolean }} options
 * @returns {import("./tiers.mjs").Tier}
 */
export function turboTier(root, tasks, { force }) {
  const runs = path.join(root, ".turbo/runs");
  const report = path.join(root, REPORT);
  return {
    name: "checks",
    async prepare() {
      for (const left of [runs, report]) rmSync(left, { recursive: true, force: true });
      return {
        command: path.join(root, "node_modules/.bin/turbo"),
        args: [
          "run",
          ...tasks,
          "--continue=dependencies-successful",
          `--concurrency=${availableParallelism()}`,
          "--output-logs=errors-only",
          "--summarize",
          ...(force ? ["--force"] : []),
        ],
        loud: true,
        limitMs: 20 * 60_000,
        count: (code) => {
          const [run] = readdirSync(runs).map((name) => readJson(path.join(runs, name)));
          purgeChanged(root, tasks, run);
          return countTasks(tasks, code, run, () => readJson(report));
        },
      };
    },
  };
}

/**
 * Removes what turbo has stored of tasks whose sources were changed while they ran: their results are of neither state.
 * @param {string} root
 * @param {string[]} tasks
 * @param {{ tasks: { taskId: string, hash: string }[] } | undefined} run
 */
function purgeChanged(root, tasks, run) {
  const now = hashTasks(root, tasks);
  for (const { taskId, hash } of run?.tasks ?? [])
    if (now.get(taskId) !== hash) rmSync(path.join(root, ".turbo/cache", `${hash}.tar.zst`), { force: true });
}

/** @param {string} file @returns {any} undefined when it is missing or was not finished */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
