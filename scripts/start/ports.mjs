import { createServer } from "node:net";
import { PlainError } from "./plain-error.mjs";

/**
 * @param {Array<{ port: number, what: string, variable: string }>} wanted
 * @throws {PlainError} naming the variable to change
 */
export async function requireFreePorts(wanted) {
  for (const [index, { port, what, variable }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin)
      throw new PlainError(`${twin.variable} and ${variable} are both ${port}: give one another number.`);
    if (await isFree(port)) continue;
    throw new PlainError(
      `Port ${port} (${what}) is taken by another program. Stop that program, or choose another port:\n\n  ${variable}=${port + 1} npm start\n`,
    );
  }
}

/** "localhost" may mean either address, so both must be free. @param {number} port */
export async function isFree(port) {
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"));
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(true); // no IPv6 here
      else if (error.code === "EACCES")
        reject(new PlainError(`Port ${port} may only be used by root: choose one from 1024 up.`));
      else reject(error);
    });
    server.listen({ port, host, ipv6Only: true }, () => server.close(() => resolve(true)));
  });
}
