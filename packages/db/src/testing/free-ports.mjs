import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { isAlive } from "../embedded/is-alive.mjs";

/**
 * The range lies below the ephemeral ports. The system gives those to any outgoing connection: a server that ends for
 * a moment may find its port taken when it starts again.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const RESERVATIONS = path.join(tmpdir(), `takt-test-ports-${userInfo().uid}`);

/**
 * Returns ports that nobody listens on and reserves them while this process lives: what is started side by side only
 * listens many seconds later, and may be started again.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  mkdirSync(RESERVATIONS, { recursive: true });
  removeStaleReservations();
  /** @type {number[]} */
  const ports = [];
  while (ports.length < count) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    if (reserve(port) && (await isFree(port))) ports.push(port);
  }
  return ports;
}

/** @param {number} port */
function reserve(port) {
  try {
    writeFileSync(path.join(RESERVATIONS, String(port)), String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

function removeStaleReservations() {
  for (const name of readdirSync(RESERVATIONS)) {
    const file = path.join(RESERVATIONS, name);
    if (!isAlive(getOwner(file))) rmSync(file, { force: true });
  }
}

/** @param {string} file */
function getOwner(file) {
  try {
    // The file is empty for a moment while its owner, which is alive, writes it.
    return Number(readFileSync(file, "utf8")) || process.pid;
  } catch {
    return process.pid; // another process has just removed it
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "localhost", () => server.close(() => resolve(true)));
  });
}
