import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { isAlive } from "@takt/db/embedded/is-alive.mjs";

/** The range lies below the ephemeral ports, which a system assigns by itself. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const RESERVATIONS = path.join(tmpdir(), `takt-e2e-ports-${userInfo().uid}`);

/**
 * Returns ports that nobody listens on and reserves them while this process lives: stacks that start side by side only
 * listen many seconds later.
 */
export async function freePorts(count: number): Promise<number[]> {
  mkdirSync(RESERVATIONS, { recursive: true });
  removeStaleReservations();
  const ports: number[] = [];
  while (ports.length < count) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    if (reserve(port) && (await isFree(port))) ports.push(port);
  }
  return ports;
}

function reserve(port: number): boolean {
  try {
    writeFileSync(path.join(RESERVATIONS, String(port)), String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function removeStaleReservations() {
  for (const name of readdirSync(RESERVATIONS)) {
    const file = path.join(RESERVATIONS, name);
    if (!isAlive(ownerOf(file))) rmSync(file, { force: true });
  }
}

function ownerOf(file: string): number {
  try {
    // The file is empty for a moment while its owner, which is alive, writes it.
    return Number(readFileSync(file, "utf8")) || process.pid;
  } catch {
    return process.pid; // another process has just removed it
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "localhost", () => server.close(() => resolve(true)));
  });
}
