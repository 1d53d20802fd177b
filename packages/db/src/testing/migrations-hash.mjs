import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { prismaDir } from "../migrate/deploy.mjs";

/** Hashes names and texts of all migrations to 12 hex digits: equal hashes mean equal databases. */
export function migrationsHash() {
  const folder = path.join(prismaDir, "migrations");
  const hash = createHash("sha256");
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (entry.isDirectory())
      hash.update(entry.name).update(readFileSync(path.join(folder, entry.name, "migration.sql")));
  return hash.digest("hex").slice(0, 12);
}
