import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "./run-command.mjs";
import { toolEnv } from "./tool-env.mjs";

/** The files that do not affect the build, tests among them, so that a changed test causes no new build. */
const IGNORED =
  /(^|\/)(node_modules|\.next|\.turbo|generated|testing|test-results)(\/|$)|^tooling\/vitest|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/;

/** @typedef {import("./run-command.mjs").PidFiles} PidFiles */

/**
 * Builds the web app unless the current sources are already built.
 * @param {string} root
 * @param {{ signal?: AbortSignal, files?: PidFiles, step: (what: string, work: () => Promise<unknown>) => Promise<unknown> }} options
 */
export async function build(root, { signal, files, step }) {
  const output = path.join(root, "apps/web/.next");
  const stamp = path.join(output, "takt-sources");
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  clear(output);
  const args = ["run", "build", "--filter=@takt/web"];
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

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash("sha256").update(process.version);
  for (const top of ["apps/web", "packages", "tooling", "pnpm-lock.yaml", "turbo.json"])
    for (const file of files(root, top)) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/** @param {string} root @param {string} name @returns {string[]} */
function files(root, name) {
  if (IGNORED.test(name)) return [];
  const whole = path.join(root, name);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [name];
  return readdirSync(whole)
    .sort()
    .flatMap((child) => files(root, `${name}/${child}`));
}
