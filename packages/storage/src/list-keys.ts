import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Number of folders of stored files, one per first two characters of a key. */
const FOLDER_COUNT = 256;

/**
 * Lists the keys of stored files that were written before a time, in no order: of `parts` slices of the store the
 * one with the index `part`. Foreign files are skipped.
 */
export async function* listKeys(
  folder: string,
  before: Date,
  { part, parts }: { part: number; parts: number },
): AsyncIterable<string> {
  for (let number = part; number < FOLDER_COUNT; number += parts) {
    const name = number.toString(16).padStart(2, "0");
    yield* listOldFiles(join(folder, name), before, new RegExp(`^${name}[0-9a-f]{30}$`));
  }
}

/** Lists the names of files in a folder that were last written before a time. */
export async function* listOldFiles(folder: string, before: Date, name: RegExp): AsyncIterable<string> {
  const entries = await opendir(folder).catch(isMissing);
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile() || !name.test(entry.name)) continue;
    const found = await stat(join(folder, entry.name)).catch(isMissing);
    if (found && found.mtimeMs < before.getTime()) yield entry.name;
  }
}

/** Turns the error for a missing file into undefined, because another process may just have removed it. */
export function isMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
