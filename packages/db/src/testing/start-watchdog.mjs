import { spawn } from "node:child_process";
import path from "node:path";

/**
 * Starts a process that outlives this one: when this one ends, by whatever signal, the watchdog stops the PostgreSQL
 * server whose data are in `data` of the folder, and removes the folder. PostgreSQL has its own session and would stay.
 * @param {string} folder
 * @returns {() => void} lets it do so now; a server that was stopped in order needs nothing any more
 */
export function startWatchdog(folder) {
  const watchdog = spawn(process.execPath, [path.join(import.meta.dirname, "watchdog.mjs"), folder], {
    // Its own process group: ending the group of this process must not end the watchdog.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watchdog.unref();
  const { stdin } = watchdog;
  /** @type {import("node:net").Socket} */ (stdin).unref();
  stdin.on("error", () => {}); // the watchdog was killed: the next test server cleans up
  return () => void stdin.end();
}
