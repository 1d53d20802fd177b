import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isAlive } from "@takt/db/embedded/is-alive.mjs";

/**
 * Creates a temporary directory that other accounts may enter, because PostgreSQL never runs as root. Its name carries
 * the id of this process: directories of killed processes are removed first.
 */
export function createTempDir(): string {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(/^takt-e2e-(\d+)-/.exec(name)?.[1]);
    if (owner && !isAlive(owner)) rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
  }
  const dir = mkdtempSync(path.join(tmpdir(), `takt-e2e-${process.pid}-`));
  chmodSync(dir, 0o755);
  return dir;
}
