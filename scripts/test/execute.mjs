import { spawn } from "node:child_process";
import { toolEnv } from "../start/tool-env.mjs";
import { setTimeout as sleep } from "node:timers/promises";
import { signalGroup } from "../start/end-process.mjs";

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

/** The grace period lets the product under test stop its parts one by one, PostgreSQL last. */
const GRACE_MS = 30_000;

/**
 * Ends a process group that this process started: by SIGTERM, and by SIGKILL when a process of it is alive after the
 * grace period. Unlike `endProcess` it waits for the whole group: a test runner ends before the product it started.
 * @param {number} pid the leader of the group
 * @param {number} [graceMs]
 */
async function endGroup(pid, graceMs = GRACE_MS) {
  signalGroup(pid, "SIGTERM");
  const end = Date.now() + graceMs;
  while (isAlive(pid) && Date.now() < end) await sleep(50);
  signalGroup(pid, "SIGKILL");
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, 0);
    return true;
  } catch {
    return false; // no process left in the group
  }
}
