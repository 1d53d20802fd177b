import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "./free-port.mjs";

const FILE = "last-port";

/**
 * Chooses the port to listen on: the wanted one (which must be free), else the last one, else any.
 * @param {string} dir data directory, remembers the port
 * @param {number} [wanted]
 * @returns {Promise<number>}
 */
export async function choosePort(dir, wanted) {
  const file = path.join(dir, FILE);
  const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  const port = await (wanted ? freePort(wanted) : freePort(last).catch(() => freePort()));
  writeFileSync(file, String(port));
  return port;
}
