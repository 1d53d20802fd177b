import { setTimeout as sleep } from "node:timers/promises";
import { processIdentity } from "./process-identity.mjs";

const GONE_MS = 5000;

/**
 * Ends a process and its group: by SIGTERM, then by SIGKILL. Returns when the process is gone, with its ports.
 * @param {number} pid
 * @param {number} [graceMs] before SIGKILL
 */
export async function endProcess(pid, graceMs = 4000) {
  const identity = processIdentity(pid);
  signalGroup(pid, "SIGTERM");
  await untilGone(pid, identity, graceMs);
  signalGroup(pid, "SIGKILL");
  await untilGone(pid, identity, GONE_MS); // bounded: a process that waits for a disk cannot be killed
}

/** @param {number} pid @param {string | undefined} identity @param {number} ms at most */
async function untilGone(pid, identity, ms) {
  const end = Date.now() + ms;
  while (identity && processIdentity(pid) === identity && Date.now() < end) await sleep(50);
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error; // no process left in the group
  }
}
