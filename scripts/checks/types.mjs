// Checks all types in two programs: the product with its tests, and what runs without anything installed, scripts and examples
// (Next's types narrow process.env, which these must not rely on).
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const root = path.join(import.meta.dirname, "../..");
const run = promisify(execFile);
const PROGRAMS = ["tsconfig.json", "scripts/tsconfig.json"];
/** The native compiler. dependency-cruiser still needs the one before it, which is `typescript`. */
const TSC = path.join(root, "node_modules/typescript-7/bin/tsc");

// Types of routes and `next-env.d.ts`: the web app's sources do not compile without them.
await run(path.join(root, "apps/web/node_modules/.bin/next"), ["typegen"], {
  cwd: path.join(root, "apps/web"),
});

/** @param {string} config relative to the root; its build info makes the next run start from what has changed */
async function check(config) {
  const cache = path.join(root, "node_modules/.cache/tsc", `${config.replaceAll("/", "-")}.tsbuildinfo`);
  const args = ["--noEmit", "-p", config, "--incremental", "--tsBuildInfoFile", cache, "--pretty"];
  try {
    await run(process.execPath, [TSC, ...args], { cwd: root, maxBuffer: 1 << 26 });
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    console.error(`${config}:\n${stdout}${stderr}`);
    process.exitCode = 1;
  }
}
await Promise.all(PROGRAMS.map(check));
