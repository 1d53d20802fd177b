import { setTimeout as sleep } from "node:timers/promises";
import { signalGroup } from "../start/end-process.mjs";

/** The grace period lets the product under test stop its parts one by one, PostgreSQL last. */
const GRACE_MS = 30_000;

/**
 * Ends a process group that this process started: by SIGTERM, and by SIGKILL when a process of it is alive after the
 * grace period. Unlike `endProcess` it waits for the whole group: a test runner ends before the product it started.
 * @param {number} pid the leader of the group
 * @param {number} [graceMs]
 */
export async function endGroup(pid, graceMs = GRACE_MS) {
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
