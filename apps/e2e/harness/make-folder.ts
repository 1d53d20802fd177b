import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isAlive } from "@takt/db/embedded/is-alive.mjs";

/**
 * A temporary folder that other accounts may enter: PostgreSQL never runs as root. Its name has the process that made
 * it, so that folders of processes that were killed are removed here.
 */
export function makeFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const maker = Number(/^takt-e2e-(\d+)-/.exec(name)?.[1]);
    if (maker && !isAlive(maker)) rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(tmpdir(), `takt-e2e-${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}
