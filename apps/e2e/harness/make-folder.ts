import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A temporary folder that other accounts may enter: PostgreSQL never runs as root. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "takt-e2e-"));
  chmodSync(folder, 0o755);
  return folder;
}
