import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { commonPlace } from "./common-place.mjs";
import { findBinaries, inRoot } from "./find-binaries.mjs";
import { runAs } from "./run-as.mjs";

/**
 * PostgreSQL's programs where the server's account can run them: those in node_modules, or (root, with the
 * project below a folder only root may enter) a copy.
 * @param {import("./server-account.mjs").Account} account
 * @returns {Promise<import("./find-binaries.mjs").Binaries>}
 */
export async function reachableBinaries(account) {
  const binaries = await findBinaries();
  if (account.uid === undefined) return binaries;
  const runs = await runAs(account, binaries.initdb, ["--version"]).then(
    () => true,
    () => false, // whatever the reason, the copy shows whether it was the place
  );
  if (runs) return binaries;
  const copy = await copyOf(binaries.root);
  await runAs(account, copy.initdb, ["--version"]);
  return copy;
}

/** @param {string} root */
async function copyOf(root) {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 12); // pnpm's path holds the version
  const place = await commonPlace(`postgresql-${name}`);
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
