import { spawn } from "node:child_process";
import { endProcess } from "../start/end-process.mjs";
import { toolEnv } from "../start/tool-env.mjs";

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Result */

/**
 * Runs one tier after the other; a tier that breaks counts as failed and the next one runs all the same.
 * @param {import("./tiers.mjs").Tier[]} tiers
 * @param {string} root
 * @param {(line: string) => void} [say]
 * @returns {Promise<Result[]>}
 */
export async function runTiers(tiers, root, say = console.log) {
  const results = [];
  for (const tier of tiers) {
    say(`\n== ${tier.name}`);
    const start = Date.now();
    const count = await run(tier, root, say);
    const seconds = (Date.now() - start) / 1000;
    results.push({ skipped: 0, ...count, name: tier.name, seconds });
    say(`   ${count.failed ? "FAILED" : "ok"} (${seconds.toFixed(1)} s)`);
  }
  return results;
}

/** @param {import("./tiers.mjs").Tier} tier @param {string} root @param {(line: string) => void} say @returns {Promise<import("./tiers.mjs").Count>} */
async function run(tier, root, say) {
  try {
    const command = await tier.prepare();
    const { code, output } = await execute(command, root, say);
    const count = command.count(code);
    if (count.failed && !command.loud) say(output.trimEnd());
    return count;
  } catch (error) {
    say(`   ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {import("./tiers.mjs").Command} command
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function execute({ command, args, env, loud, limitMs }, root, say) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...toolEnv(root), ...env },
      detached: process.platform !== "win32", // so that a limit or Ctrl-C ends what it started, too
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        if (loud) process.stdout.write(chunk);
        else output += chunk;
      });
    const end = () => void (child.pid && endProcess(child.pid));
    let interruptions = 0;
    const interrupted = () => {
      interruptions += 1;
      // npm passes a signal on that this process got as well: the second one must not end it before the first did.
      if (interruptions === 1 && child.pid) void endProcess(child.pid).then(() => process.exit(130));
    };
    const limit = setTimeout(() => {
      say(`   not done after ${limitMs / 1000} s: ended`);
      end();
    }, limitMs);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, interrupted);
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(limit);
      if (interruptions > 0) return; // exits in a moment
      for (const signal of ["SIGINT", "SIGTERM"]) process.removeListener(signal, interrupted);
      resolve({ code, output });
    });
  });
}
