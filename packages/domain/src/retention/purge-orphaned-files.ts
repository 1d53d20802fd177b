import { FILE_COLUMNS } from "@takt/db/generated/data-inventory";
import { join, raw, sql } from "@takt/db/sql";
import type { MediaDeps } from "../media/deps";
import { retainedSince, type Purged } from "./model/retention";

/** Keys, or uploads, that are looked up in one query. */
const BATCH_SIZE = 500;

/**
 * Purges files without a row: of deleted accounts, and of processes that died between writing the row and the file.
 * Only files written days ago are considered: a file gets its row moments after it is written. The store is walked in
 * `parts` partitions, each in its own call.
 */
export async function purgeOrphanedFiles(
  { db, files, clock, log }: Pick<MediaDeps, "db" | "files" | "clock" | "log">,
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

/** Removes the bytes of uploads that have no row, and temporary files that a dead process left behind. */
export async function purgeAbandonedUploads({ db, files, clock }: Pick<MediaDeps, "db" | "files" | "clock">) {
  const before = retainedSince("orphanedFiles", clock.now());
  const uploads = await files.listUploads(before);
  for (let at = 0; at < uploads.length; at += BATCH_SIZE) {
    const ids = uploads.slice(at, at + BATCH_SIZE);
    const rows = await db.incomingFile.findMany({ where: { id: { in: ids } }, select: { id: true } });
    const known = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) await files.discard(id);
  }
  await files.sweep(before);
}

/** Returns those of the keys that a row refers to. */
async function knownKeys(db: MediaDeps["db"], keys: string[]): Promise<Set<string>> {
  const queries = FILE_COLUMNS.map(
    ([table, column]) =>
      sql`select ${raw(column)} as key from ${raw(table)} where ${raw(column)} = any(${keys})`,
  );
  const rows = await db.$queryRaw<{ key: string }[]>`${join(queries, " union all ")}`;
  return new Set(rows.map(({ key }) => key));
}

async function* batches(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
