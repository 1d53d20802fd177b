import { spawn } from "node:child_process";
import path from "node:path";

/**
 * Starts a process that outlives this one: when this one is gone, by whatever signal, it ends the PostgreSQL server
 * whose data are in `data` of the folder, and removes the folder. PostgreSQL has a session of its own and would stay.
 * @param {string} folder
 * @returns {() => void} lets it do so now; a server that was stopped in order needs nothing any more
 */
export function startWatchdog(folder) {
  const watchdog = spawn(process.execPath, [path.join(import.meta.dirname, "watchdog.mjs"), folder], {
    // A group of its own: what ends the group of this process must not end the watchdog.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watchdog.unref();
  const { stdin } = watchdog;
  /** @type {import("node:net").Socket} */ (stdin).unref();
  stdin.on("error", () => {}); // somebody killed it: the next test server sweeps
  return () => void stdin.end();
}
