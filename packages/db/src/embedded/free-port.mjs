import { createServer } from "node:net";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const FILE = "last-port";

/**
 * @param {number} [wanted] 0: any
 * @returns {Promise<number>} a port nobody listens on at 127.0.0.1
 * @throws {NodeJS.ErrnoException} EADDRINUSE when the wanted one is taken
 */
function freePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(wanted, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

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
