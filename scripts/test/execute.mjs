import { spawn } from "node:child_process";
import { toolEnv } from "../start/tool-env.mjs";
import { endGroup } from "./end-group.mjs";

/**
 * Runs a tier's command to its end, its limit, or the interruption of the run, and ends every process it started.
 * @param {import("./tiers.mjs").Command} command
 * @param {string} root
 * @param {{ say: (line: string) => void, signal: AbortSignal }} options
 * @returns {Promise<{ code: number | null, output: string }>} output: of a command that is not loud
 * @throws the signal's reason when it was interrupted
 */
export async function execute({ command, args, env, loud, limitMs }, root, { say, signal }) {
  signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...toolEnv(root), ...env },
    detached: process.platform !== "win32", // a group: Ctrl-C is ours to pass on, once
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      if (loud) process.stdout.write(chunk);
      else output += chunk;
    });

  /** @type {Promise<void> | undefined} */
  let ending;
  const end = () => {
    if (child.pid) ending ??= endGroup(child.pid);
  };
  const limit = setTimeout(() => {
    say(`   not done after ${limitMs / 1000} s: ended`);
    end();
  }, limitMs);
  signal.addEventListener("abort", end, { once: true });
  try {
    const code = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    await ending;
    signal.throwIfAborted();
    return { code, output };
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", end);
  }
}
