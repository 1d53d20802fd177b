import { createServer } from "node:net";

/**
 * @param {number} [wanted] 0: any
 * @returns {Promise<number>} a port nobody listens on at 127.0.0.1
 * @throws {NodeJS.ErrnoException} EADDRINUSE when the wanted one is taken
 */
export function freePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(wanted, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
