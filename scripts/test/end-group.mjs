import { setTimeout as sleep } from "node:timers/promises";
import { signalGroup } from "../start/end-process.mjs";

/** The product under test stops its parts one by one, and PostgreSQL last. */
const GRACE_MS = 30_000;

/**
 * Ends a process group that this process started: politely, by force when somebody in it is still there after the
 * grace. Unlike `endProcess` it waits for the whole group: a test runner ends before the product that it started.
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
    return false; // nobody left in it
  }
}
