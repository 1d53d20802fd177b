import type { SyncDeps } from "../deps";
import { SYNC_LIMITS } from "../model/sync-limits";

/** Changes of one statement. */
const BATCH_SIZE = 5_000;

/** Deletes imports that nobody has confirmed in time, with their files. */
export async function expireProposals({
  db,
  files,
  log,
}: Pick<SyncDeps, "db" | "files" | "log">): Promise<void> {
  const expired = await db.$queryRaw<{ id: string; storageKey: string | null }[]>`
    delete from sync_runs
    where status = 'proposed' and created_at < now() - ${SYNC_LIMITS.proposalMs} * interval '1 ms'
    returning id, storage_key as "storageKey"`;
  for (const { id, storageKey } of expired)
    if (storageKey !== null)
      // A file that stays has no row, so the purge of orphaned files removes it.
      await files
        .remove(storageKey)
        .catch((error: unknown) => log.error("sync.file_not_removed", { run: id, error: String(error) }));
}

/** Purges what imports have changed that can no longer be undone. */
export async function purgeImportChanges({ db }: Pick<SyncDeps, "db">): Promise<void> {
  for (let purged = BATCH_SIZE; purged === BATCH_SIZE;)
    purged = await db.$executeRaw`
      delete from import_changes where (run_id, kind, key) in (
        select c.run_id, c.kind, c.key from sync_runs r join import_changes c on c.run_id = r.id
        where r.finished_at < now() - ${SYNC_LIMITS.undoDays} * interval '1 day' limit ${BATCH_SIZE})`;
}
