import { readFileSync } from "node:fs";

/**
 * Tells whether a process runs. A zombie does not count: in a container whose first process reaps no children, a killed
 * server stays a zombie for ever.
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") return false; // EPERM: another user's
  }
  return process.platform !== "linux" || getState(pid) !== "Z";
}

/** Reads the state letter that follows the command's name, which may hold anything, in /proc/<pid>/stat (proc(5)). @param {number} pid */
function getState(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3);
  } catch {
    return "Z"; // gone since the check above
  }
}
