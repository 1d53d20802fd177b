import type { Deps } from "../deps";
import { retainedSince } from "./model/retention";
import type { Purged } from "./purged";

/** Keys that are looked for at once. */
const BATCH = 500;

/**
 * Removes files that no row knows: of accounts that are gone, and of processes that died between the row and the file.
 * Only those that were written days ago: a file gets its row moments after it is written.
 * `part` of `parts`: the store is walked in so many pieces, each a call of its own.
 */
export async function purgeOrphanedFiles(
  { db, files, clock, log }: Pick<Deps, "db" | "files" | "clock" | "log">,
  part: number,
  parts: number,
): Promise<Purged> {
  const before = retainedSince("orphanedFiles", clock.now());
  let purged = 0;
  for await (const keys of batches(files.listKeys(before, { part, parts }))) {
    const known = await knownKeys(db, keys);
    for (const key of keys.filter((one) => !known.has(one))) {
      await files.remove(key);
      purged += 1;
    }
  }
  if (purged > 0) log.info("retention.orphans_removed", { purged });
  return { purged, more: false };
}

/** Of these keys those that a row names: a file of a post, or a picture that was sent with feedback. */
async function knownKeys(db: Deps["db"], keys: string[]): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ key: string }[]>`
    select storage_key as key from media where storage_key = any(${keys})
    union all
    select screenshot_key from feedback where screenshot_key = any(${keys})`;
  return new Set(rows.map(({ key }) => key));
}

async function* batches(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
