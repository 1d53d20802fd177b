import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chown, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isAlive } from "./is-alive.mjs";
import { runAs } from "./run-as.mjs";

/** File in the data directory that holds the superuser's password. */
export const SECRET_FILE = "superuser.secret";
// The machine's locale is not used: text sorts and compares the same everywhere. Sort names with COLLATE "de-x-icu".
const LOCALE = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];

/**
 * Creates the cluster in `dir` unless there is one. It is created in a temporary folder and renamed at the end, so that
 * a killed start leaves no incomplete cluster.
 * @param {string} dir
 * @param {import("./find-binaries.mjs").Binaries} binaries
 * @param {import("./server-account.mjs").Account} account
 * @returns {Promise<void>}
 */
export async function makeCluster(dir, binaries, account) {
  if (existsSync(path.join(dir, "PG_VERSION"))) return refuseOtherMajor(dir, binaries, account);
  await removeAbandoned(dir);
  const aside = `${dir}.init-${process.pid}-${randomBytes(4).toString("hex")}`;
  const passwordFile = `${aside}.pw`;
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString("hex");
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    await give(account, aside, passwordFile);
    const owner = ["-U", "postgres", `--pwfile=${passwordFile}`, "-A", "scram-sha-256"];
    await runAs(account, binaries.initdb, ["-D", aside, ...owner, ...LOCALE]);
    await rename(passwordFile, path.join(aside, SECRET_FILE));
    await rename(aside, dir).catch(ignoreOccupied);
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

/** Removes the temporary folders of starts that were killed. @param {string} dir */
async function removeAbandoned(dir) {
  const prefix = `${path.basename(dir)}.init-`;
  for (const name of await readdir(path.dirname(dir)))
    if (name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      await rm(path.join(path.dirname(dir), name), { recursive: true, force: true });
}

/** @param {import("./server-account.mjs").Account} account @param {string[]} files */
async function give(account, ...files) {
  const { uid, gid } = account;
  if (uid === undefined || gid === undefined) return;
  for (const file of files) await chown(file, uid, gid);
}

/** Ignores that another process was first; its cluster is used. @param {NodeJS.ErrnoException} error */
function ignoreOccupied(error) {
  if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
}

/** @type {typeof makeCluster} */
async function refuseOtherMajor(dir, binaries, account) {
  const made = readFileSync(path.join(dir, "PG_VERSION"), "utf8").trim();
  const { stdout } = await runAs(account, binaries.postgres, ["--version"]);
  const ours = /(\d+)\./.exec(stdout)?.[1];
  if (made !== ours)
    throw new Error(
      `${dir} was made by PostgreSQL ${made}, this version brings ${ours}: dump it with the old version and load it into a new one`,
    );
}
