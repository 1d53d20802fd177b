import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { withUserLocked } from "../../shared/with-lock";
import { removeFile } from "../advance-run";
import type { SyncDeps } from "../deps";
import { SYNC_LIMITS } from "../model/sync-limits";
import type { SyncErrorCode } from "../model/sync-errors";
import type { SyncRunView } from "../model/sync-run-view";
import { toRunView } from "../to-run-view";
import { requireNoImport } from "./propose-import";

/**
 * Starts an import that the actor was shown; a job goes on with it. Of their imports before, the last ones stay undoable.
 * Refuses with `sync_run_not_found`, `import_not_proposed`, also for one that has waited too long, and `import_running`.
 */
export async function confirmImport(
  { db, syncEvents }: Pick<SyncDeps, "db" | "syncEvents">,
  { userId }: Actor,
  id: string,
): Promise<SyncRunView> {
  const run = await withUserLocked(db, userId, async (tx) => {
    await requireNoImport(tx, userId);
    // Rows that were counted for the preview are counted again while they are written.
    const count = await tx.$executeRaw`
      update sync_runs set status = 'queued', preview = null, total = null, created = 0, updated = 0, skipped = 0,
        refused = 0, report = '[]'
      where id = ${id}::uuid and user_id = ${userId}::uuid and status = 'proposed'
        and created_at > now() - ${SYNC_LIMITS.proposalMs} * interval '1 ms'`;
    if (count === 0) throw await notProposed(tx, userId, id);
    await purgeOldChanges(tx, userId);
    return tx.syncRun.findFirstOrThrow({ where: { id, userId } });
  });
  syncEvents.runDue({ runId: id, userId });
  return toRunView(run);
}

/** Purges the changes of the user's imports before the last ones, this one included: they can no longer be undone. */
async function purgeOldChanges(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$executeRaw`
    delete from import_changes where user_id = ${userId}::uuid and run_id in (
      select r.id from sync_runs r
      where r.user_id = ${userId}::uuid and exists (select 1 from import_changes c where c.run_id = r.id)
      order by r.created_at desc offset ${SYNC_LIMITS.undoImports - 1})`;
}

/**
 * Discards an import that the actor was shown, with its file. Refuses with `sync_run_not_found` and `import_not_proposed`.
 */
export async function discardImport(
  deps: Pick<SyncDeps, "db" | "files" | "log">,
  { userId }: Actor,
  id: string,
): Promise<void> {
  const run = await deps.db.syncRun.findFirst({
    where: { id, userId, status: "proposed" },
    select: { storageKey: true },
  });
  const { count } = await deps.db.syncRun.deleteMany({ where: { id, userId, status: "proposed" } });
  if (!run || count === 0) throw await notProposed(deps.db, userId, id);
  if (run.storageKey !== null) await removeFile(deps, id, run.storageKey);
}

/** Says why an import does not wait: it is another user's or gone, or it was confirmed. */
async function notProposed(db: Prisma.TransactionClient, userId: string, id: string): Promise<DomainError> {
  const exists = (await db.syncRun.count({ where: { id, userId } })) > 0;
  return new DomainError<SyncErrorCode>(exists ? "import_not_proposed" : "sync_run_not_found");
}
