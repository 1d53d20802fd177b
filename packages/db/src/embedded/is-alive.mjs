import { readFileSync } from "node:fs";

/**
 * Whether a process runs. A zombie does not: in a container whose first process reaps nobody, a killed server
 * stays one for ever.
 * @param {number} pid
 * @returns {boolean}
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") return false; // EPERM: another user's
  }
  return process.platform !== "linux" || stateOf(pid) !== "Z";
}

/** The letter after the command's name, which may hold anything, in /proc/<pid>/stat (proc(5)). @param {number} pid */
function stateOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3);
  } catch {
    return "Z"; // gone between the two looks
  }
}
