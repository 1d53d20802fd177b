import { recordMetrics } from "../analytics/record-metrics";
import { DomainError } from "../shared/domain-error";
import type { SyncDeps } from "./deps";
import { endRun, type LeasedRun, leaseRun, recordBatch, releaseRun } from "./lease-run";
import { mergeLinkedinPosts } from "./merge-linkedin-posts";
import type { SyncFailure } from "./model/sync-errors";
import { SYNC_LIMITS } from "./model/sync-limits";
import { openSource, type SourceBatch } from "./open-source";

/** How long the transaction of a batch may take. */
const BATCH_TIMEOUT_MS = 30_000;

/** `more`: the slice is over; `busy`: another process has the run, or it is over. */
export type Advance = "ended" | "more" | "busy";

/**
 * Goes on with a run where it stands, for `sliceMs` at most, and ends it when its source is read. Each batch is written
 * in one transaction with the run's own count, so that whoever goes on after a process died leaves nothing out and counts
 * nothing twice.
 */
export async function advanceRun(
  deps: Pick<SyncDeps, "db" | "files" | "memberFiles" | "clock" | "log">,
  runId: string,
  sliceMs: number = SYNC_LIMITS.sliceMs,
): Promise<Advance> {
  const run = await leaseRun(deps.db, runId);
  if (!run) return "busy";
  const until = deps.clock.now() + sliceMs;
  try {
    const { total, measuredAt, batches } = await openSource(deps, run);
    for await (const batch of batches) {
      if (!(await writeBatch(deps, run, batch, { total, measuredAt }))) return "busy";
      run.done += batch.items;
      if (run.done < total && deps.clock.now() >= until) {
        await releaseRun(deps.db, run);
        return "more";
      }
    }
    return end(deps, run, null);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return end(deps, run, error.code as SyncFailure);
  }
}

/** Writes a batch; false when another process has gone on with the run. */
async function writeBatch(
  { db, clock }: Pick<SyncDeps, "db" | "clock">,
  run: LeasedRun,
  { items, posts, days, refused }: SourceBatch,
  { total, measuredAt }: { total: number; measuredAt: Date },
): Promise<boolean> {
  const lost = new Error("another process has the run");
  const now = new Date(clock.now());
  const work = db.$transaction(
    async (tx) => {
      const reports = posts.map(({ report }) => report);
      const { ids, ...merged } = await mergeLinkedinPosts(tx, run.userId, run.source, reports, now);
      const measured = posts.flatMap(({ metrics }, at) => {
        const linkedinPostId = ids[at] ?? null;
        return metrics && linkedinPostId !== null ? [{ linkedinPostId, ...metrics }] : [];
      });
      // It locks the user, whose posts would wait to be published.
      if (measured.length > 0 || days.length > 0)
        await recordMetrics(tx, run.userId, {
          source: run.source,
          measuredAt,
          posts: measured,
          memberDays: days,
        });
      if (!(await recordBatch(tx, run, { items, total, merged, refused }))) throw lost;
    },
    { timeout: BATCH_TIMEOUT_MS },
  );
  try {
    await work;
    return true;
  } catch (error) {
    if (error === lost) return false;
    throw error;
  }
}

/** Ends a run and removes its file; what dies in between is made up for by the sweep (find-due-runs). */
async function end(
  deps: Pick<SyncDeps, "db" | "files" | "log">,
  run: LeasedRun,
  reason: SyncFailure | null,
): Promise<Advance> {
  if (!(await endRun(deps.db, run, reason))) return "busy";
  if (run.source === "takt")
    await deps.db.$executeRaw`update users set linkedin_synced_at = now() where id = ${run.userId}::uuid`;
  if (run.storageKey !== null) await removeFile(deps, run.id, run.storageKey);
  if (reason !== null) deps.log.warn("sync.failed", { run: run.id, source: run.source, reason });
  return "ended";
}

/** Removes the file of a run that is over. */
export async function removeFile(
  { db, files }: Pick<SyncDeps, "db" | "files">,
  runId: string,
  storageKey: string,
): Promise<void> {
  await files.remove(storageKey);
  await db.syncRun.updateMany({ where: { id: runId, storageKey }, data: { storageKey: null } });
}
