import { setTimeout as sleep } from "node:timers/promises";
import { processIdentity } from "./process-identity.mjs";

/**
 * Ends a process and its group: by SIGTERM, then by SIGKILL.
 * @param {number} pid
 * @param {number} [graceMs] before SIGKILL
 */
export async function endProcess(pid, graceMs = 4000) {
  const identity = processIdentity(pid);
  signalGroup(pid, "SIGTERM");
  const end = Date.now() + graceMs;
  while (identity && processIdentity(pid) === identity && Date.now() < end) await sleep(50);
  signalGroup(pid, "SIGKILL");
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error; // no process left in the group
  }
}
