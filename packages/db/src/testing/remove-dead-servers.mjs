import { readdirSync } from "node:fs";
import path from "node:path";
import { isAlive } from "../embedded/is-alive.mjs";
import { removeServer } from "./remove-server.mjs";

/** Prefix of a test cluster's folder; the process id of its creator follows. */
export const PREFIX = "takt-test-";

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
