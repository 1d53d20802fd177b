import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { promisify } from "node:util";

const exec = promisify(execFile);
/** @typedef {{ uid?: number, gid?: number }} Account empty: the account that runs this process */

/**
 * Returns the account that runs the server. PostgreSQL refuses root: then it is the owner of the data directory, else
 * the user `postgres` (created when missing), else `nobody`.
 * @param {string} dir data directory, may not exist yet
 * @returns {Promise<Account>}
 */
export async function serverAccount(dir) {
  const owner = existsSync(dir) ? statSync(dir) : undefined;
  const own = process.getuid?.();
  if (own === undefined) return {};
  if (own !== 0) {
    if (owner && owner.uid !== own)
      throw new Error(
        `${dir} belongs to user id ${owner.uid}, but this process runs as user id ${own}: start it as that user, or set TAKT_DATA_DIR to a folder of your own`,
      );
    await requireName(own);
    return {};
  }
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  return (await lookUp("postgres")) ?? (await make("postgres")) ?? (await lookUp("nobody")) ?? noAccount();
}

/** initdb looks its user up and fails with "could not look up effective user ID". @param {number} uid */
async function requireName(uid) {
  if (process.platform !== "linux" || (await lookUp(String(uid)))) return;
  throw new Error(
    `user id ${uid} has no entry in /etc/passwd, and PostgreSQL does not run without one: add an entry, or set DATABASE_URL to a PostgreSQL server`,
  );
}

/** @param {string} name @returns {Promise<{ uid: number, gid: number } | undefined>} */
async function lookUp(name) {
  try {
    // `id -u 1234` answers 1234 for an unknown number too; `id -un` does not.
    await exec("id", ["-un", name]);
    const [uid, gid] = await Promise.all([exec("id", ["-u", name]), exec("id", ["-g", name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined; // no such user: the caller tries the next one
  }
}

/** @param {string} name */
async function make(name) {
  try {
    await exec("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", name]);
  } catch {
    return undefined; // no useradd here, or not allowed: the caller tries the next one
  }
  return lookUp(name);
}

/** @returns {never} */
function noAccount() {
  throw new Error(
    "PostgreSQL does not run as root and no ordinary user could be found or made: start Takt as an ordinary user, or set DATABASE_URL",
  );
}
