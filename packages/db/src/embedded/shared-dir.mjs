import { chmod, mkdir } from "node:fs/promises";
import path from "node:path";

const BASE = "/var/lib/takt";

/**
 * Returns a path that every user can reach, for files that must not stay below a folder only root may enter.
 * @param {string} name
 * @returns {Promise<string>} does not exist yet, or is from an earlier start
 */
export async function sharedDir(name) {
  try {
    await mkdir(BASE, { recursive: true });
    await chmod(BASE, 0o755); // whatever the umask is
  } catch (cause) {
    throw new Error(
      `PostgreSQL runs as an ordinary user, who can neither reach this project nor be given ${BASE}: set TAKT_DATA_DIR to a folder everybody may enter, or move the project, or set DATABASE_URL`,
      { cause },
    );
  }
  return path.join(BASE, name);
}
