import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashTasks } from "./hash-tasks.mjs";
import { runCommand } from "./run-command.mjs";
import { toolEnv } from "./tool-env.mjs";

/** @typedef {import("./run-command.mjs").PidFiles} PidFiles */

/**
 * Builds the web app unless the current sources are already built.
 * @param {string} root
 * @param {{ signal?: AbortSignal, files?: PidFiles, force?: boolean, step: (what: string, work: () => Promise<unknown>) => Promise<unknown> }} options
 */
export async function build(root, { signal, files, force = false, step }) {
  const output = path.join(root, "apps/web/.next");
  const stamp = path.join(output, "takt-sources");
  const wanted = hashTasks(root, ["build"]).get("@takt/web#build") ?? "";
  if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  clear(output);
  const args = ["run", "build", "--filter=@takt/web", ...(force ? ["--force"] : [])];
  await step("Building the app (about a minute, only after a change)", () =>
    runCommand(turbo(root), args, { cwd: root, env: toolEnv(root), signal, files, what: "Building the app" }),
  );
  writeFileSync(stamp, wanted);
}

/**
 * Generates the database client, which the types of all other packages need.
 * @param {string} root
 * @param {{ signal?: AbortSignal, files?: PidFiles }} options
 */
export async function generate(root, { signal, files }) {
  await runCommand(turbo(root), ["run", "generate"], {
    cwd: root,
    env: toolEnv(root),
    signal,
    files,
    what: "Generating the database client",
  });
}

/** @param {string} root */
const turbo = (root) => path.join(root, "node_modules/.bin/turbo");

/** Removes the output of an interrupted build; the compiler's cache stays. @param {string} output */
function clear(output) {
  if (!existsSync(output)) return;
  for (const name of readdirSync(output))
    if (name !== "cache" && name !== "dev") rmSync(path.join(output, name), { recursive: true });
}
