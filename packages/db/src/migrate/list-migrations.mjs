import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Reads the migrations folder in the shape the schema engine expects.
 * @param {string} baseDir
 */
export function listMigrations(baseDir) {
  const lock = read(baseDir, "migration_lock.toml");
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: lock.tag === "ok" ? lock.value : null },
    shadowDbInitScript: "",
    migrationDirectories: names(baseDir).map((name) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: read(baseDir, `${name}/migration.sql`) },
    })),
  };
}

/** @param {string} baseDir @returns {string[]} */
function names(baseDir) {
  if (!existsSync(baseDir)) return [];
  const folders = readdirSync(baseDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((folder) => folder.name).sort();
}

/** @param {string} baseDir @param {string} file */
function read(baseDir, file) {
  try {
    return { tag: /** @type {const} */ ("ok"), value: readFileSync(path.join(baseDir, file), "utf8") };
  } catch (error) {
    // The engine itself reports a migration folder without its file.
    return { tag: /** @type {const} */ ("error"), value: String(error) };
  }
}
