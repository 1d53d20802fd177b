import { readdirSync } from "node:fs";
import path from "node:path";

/** Folders that git ignores, and git's own. */
const SKIPPED = new Set([
  ".git",
  ".next",
  ".takt",
  ".turbo",
  "generated",
  "node_modules",
  "playwright-report",
  "test-results",
]);

/**
 * The files below a folder of the repository, without generated ones, relative to the root with `/`.
 * @param {string} root
 * @param {string} [folder] relative to the root; the root itself when left out
 * @returns {string[]}
 */
export function listFiles(root, folder = "") {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (!entry.isDirectory()) return [file];
    return SKIPPED.has(entry.name) ? [] : listFiles(root, file);
  });
}
