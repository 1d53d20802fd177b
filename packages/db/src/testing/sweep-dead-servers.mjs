import { readdirSync } from "node:fs";
import path from "node:path";
import { isAlive } from "../embedded/is-alive.mjs";
import { removeServer } from "./remove-server.mjs";

/** A test cluster's folder is named after the process that made it. */
export const PREFIX = "takt-test-";

/**
 * Ends and removes test servers whose maker and whose watchdog were killed.
 * @param {string} place
 */
export async function sweepDeadServers(place) {
  for (const name of readdirSync(place)) {
    const maker = Number(/^takt-test-(\d+)-/.exec(name)?.[1]);
    if (maker && !isAlive(maker)) await removeServer(path.join(place, name));
  }
}
