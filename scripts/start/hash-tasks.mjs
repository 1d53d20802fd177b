import { execFileSync } from "node:child_process";
import path from "node:path";
import { toolEnv } from "./tool-env.mjs";

/**
 * The hashes that turbo gives to tasks: of their inputs as turbo.json names them, the environment and the packages installed.
 * @param {string} root
 * @param {string[]} tasks
 * @returns {Map<string, string>} by id: `//#unit`, `@takt/web#build`
 */
export function hashTasks(root, tasks) {
  if (tasks.length === 0) return new Map();
  const turbo = path.join(root, "node_modules/.bin/turbo");
  const options = /** @type {const} */ ({ cwd: root, env: toolEnv(root), maxBuffer: 1 << 28, stdio: "pipe" });
  const { tasks: found } = JSON.parse(String(execFileSync(turbo, ["run", ...tasks, "--dry=json"], options)));
  return new Map(
    found.map((/** @type {{ taskId: string, hash: string }} */ { taskId, hash }) => [taskId, hash]),
  );
}
