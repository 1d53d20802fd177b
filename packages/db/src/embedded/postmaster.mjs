import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Reads what postmaster.pid says about the server of a data directory.
 * @param {string} dir
 * @returns {{ pid: number, port: number } | undefined} undefined: no such file
 */
export function readPostmaster(dir) {
  try {
    const lines = readFileSync(path.join(dir, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Removes a postmaster.pid that a killed server left and whose process id now belongs to another process: usual in
 * containers, and PostgreSQL would refuse to start. A running postmaster's working directory is its data directory.
 * @param {string} dir
 */
export function removeStalePid(dir) {
  const left = readPostmaster(dir);
  if (!left || process.platform !== "linux") return;
  if (workingDirectory(left.pid) !== realpathSync(dir))
    rmSync(path.join(dir, "postmaster.pid"), { force: true });
}

/** @param {number} pid */
function workingDirectory(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // gone, or another user's
  }
}
