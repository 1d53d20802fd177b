import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { sharedDir } from "./shared-dir.mjs";
import { findBinaries, inRoot } from "./find-binaries.mjs";
import { runAs } from "./run-as.mjs";

/**
 * Finds PostgreSQL's programs where the server's account can run them: those in node_modules, or a copy when root runs
 * the project below a folder only root may enter.
 * @param {import("./server-account.mjs").Account} account
 * @returns {Promise<import("./find-binaries.mjs").Binaries>}
 */
export async function reachableBinaries(account) {
  const binaries = await findBinaries();
  if (account.uid === undefined) return binaries;
  const runs = await runAs(account, binaries.initdb, ["--version"]).then(
    () => true,
    () => false, // the copy shows whether the location was the reason
  );
  if (runs) return binaries;
  const copy = await ensureCopy(binaries.root);
  await runAs(account, copy.initdb, ["--version"]);
  return copy;
}

/** @param {string} root */
async function ensureCopy(root) {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 12); // pnpm's path holds the version
  const place = await sharedDir(`postgresql-${name}`);
  if (!existsSync(place)) {
    const aside = `${place}.${process.pid}`;
    await cp(root, aside, { recursive: true, verbatimSymlinks: true });
    await openToAll(aside);
    await rename(aside, place).catch(() => rm(aside, { recursive: true })); // another start was first
  }
  return inRoot(place);
}

/** chmod -R a+rX, for a clone made under a strict umask. @param {string} folder */
async function openToAll(folder) {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const whole = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(whole);
    else if (entry.isFile()) await chmod(whole, (await lstat(whole)).mode & 0o100 ? 0o755 : 0o644);
  }
}
