import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { isAlive } from "../embedded/is-alive.mjs";
import { readPostmaster } from "../embedded/postmaster.mjs";

/** Prefix of a test cluster's folder; the process id of its creator follows. */
export const PREFIX = "takt-test-";

/**
 * Stops the server whose data are in `data` of a folder, without saving anything, and removes the folder.
 * @param {string} folder
 */
export async function removeServer(folder) {
  const data = path.join(folder, "data");
  const server = existsSync(data) ? readServer(data) : undefined;
  if (server && isAlive(server.pid)) signal(server.pid);
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(ignoreForeign);
}

/** @param {string} data */
function readServer(data) {
  try {
    return readPostmaster(data);
  } catch {
    return undefined; // another user's
  }
}

/** SIGQUIT is PostgreSQL's immediate stop: nothing here is worth saving. @param {number} pid */
function signal(pid) {
  try {
    process.kill(pid, "SIGQUIT");
  } catch (error) {
    ignoreForeign(/** @type {NodeJS.ErrnoException} */ (error));
  }
}

/** Ignores another user's test run, and one that is already gone. @param {NodeJS.ErrnoException} error */
function ignoreForeign(error) {
  if (!["EPERM", "EACCES", "ESRCH"].includes(error.code ?? "")) throw error;
}

/**
 * Stops and removes test servers whose creator and watchdog were both killed.
 * @param {string} place
 */
export async function removeDeadServers(place) {
  for (const name of readdirSync(place)) {
    const maker = Number(/^takt-test-(\d+)-/.exec(name)?.[1]);
    if (maker && !isAlive(maker)) await removeServer(path.join(place, name));
  }
}
