import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "./is-missing";

/** Folders of kept files: the first two signs of a key. */
const FOLDERS = 256;

/**
 * The keys of kept files that were written before then, in no order; of `parts` pieces of the store the one with the
 * number `part`, from 0. What lies there and is no file of ours is left out.
 */
export async function* listKeys(
  folder: string,
  before: Date,
  { part, parts }: { part: number; parts: number },
): AsyncIterable<string> {
  for (let number = part; number < FOLDERS; number += parts) {
    const name = number.toString(16).padStart(2, "0");
    yield* oldFiles(join(folder, name), before, new RegExp(`^${name}[0-9a-f]{30}$`));
  }
}

/** The names of files in a folder that were last written before then. */
export async function* oldFiles(folder: string, before: Date, name: RegExp): AsyncIterable<string> {
  const entries = await opendir(folder).catch(isMissing);
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile() || !name.test(entry.name)) continue;
    const found = await stat(join(folder, entry.name)).catch(isMissing);
    if (found && found.mtimeMs < before.getTime()) yield entry.name;
  }
}
