import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");
const FOLDERS = ["apps", "packages", "scripts", "tooling"];
const SKIPPED = new Set(["node_modules", "generated", "specs", "chaos"]);

/** A test file: its path from the root of the repository, and what it contains. */
export type TestFile = { file: string; text: string };

/** Lists the test files of all tiers but chaos and browser. */
export function listTests(): TestFile[] {
  return FOLDERS.flatMap((folder) => listPaths(path.join(ROOT, folder))).map((file) => ({
    file: path.relative(ROOT, file),
    text: readFileSync(file, "utf8"),
  }));
}

function listPaths(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith(".") || SKIPPED.has(entry.name) ? [] : listPaths(found);
    return /\.test\.(ts|tsx|mjs)$/.test(entry.name) ? [found] : [];
  });
}
