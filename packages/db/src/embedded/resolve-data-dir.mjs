import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { sharedDir } from "./shared-dir.mjs";
import { runAs } from "./run-as.mjs";

/**
 * Returns where the cluster is stored: `dir`, or, when the server's account cannot reach it, another folder that a note
 * beside `dir` names. The note decides from then on, so that a changed folder mode never hides the data.
 * @param {string} dir absolute
 * @param {import("./server-account.mjs").Account} account
 * @returns {Promise<string>}
 */
export async function resolveDataDir(dir, account) {
  const moved = movedTo(dir);
  if (moved) return moved;
  await mkdir(path.dirname(dir), { recursive: true });
  if (account.uid === undefined || (await canEnter(account, path.dirname(dir)))) return dir;
  const name = createHash("sha256").update(dir).digest("hex").slice(0, 12);
  const place = await sharedDir(`data-${name}`);
  await writeFile(note(dir), `${place}\n`);
  return place;
}

/** @param {string} dir @returns {string | undefined} */
export function movedTo(dir) {
  return existsSync(note(dir)) ? readFileSync(note(dir), "utf8").trim() : undefined;
}

/** @param {string} dir */
const note = (dir) => `${dir}.moved-to`;

/** @param {import("./server-account.mjs").Account} account @param {string} folder */
function canEnter(account, folder) {
  return runAs(account, "/bin/sh", ["-c", 'test -x "$1"', "sh", folder]).then(
    () => true,
    () => false,
  );
}
