import type { Prisma } from "@takt/db/generated/prisma/client";
import { DomainError } from "../shared/domain-error";
import { announceLinks } from "./announce-links";
import type { SyncDeps } from "./deps";
import { endRun, type LeasedRun, leaseRun, recordBatch, releaseRun, type RunEnd } from "./lease-run";
import { isFile } from "./model/imported-report";
import { mergeLinkedinPosts } from "./merge-linkedin-posts";
import { recordImportChanges } from "./imports/record-import-changes";
import { recordMeasurements } from "./record-measurements";
import type { SyncFailure } from "./model/sync-errors";
import { SYNC_LIMITS } from "./model/sync-limits";
import { openSource } from "./sources/open-source";
import { readError } from "./sources/read-with-grant";
import type { Source, SourceBatch } from "./sources/source";

/** How long the transaction of a batch may take. */
const BATCH_TIMEOUT_MS = 30_000;

/** `more`: the slice is over; `busy`: another process has the run, or it is over. */
export type Advance = "ended" | "more" | "busy";

/** Another process has gone on with the run: nothing of this one may stay. */
class LostRun extends Error {}

/**
 * Goes on with a run where it stands, for `sliceMs` at most, and ends it when its source is read. Each batch is written
 * in one transaction with the run's own count, so that whoever goes on after a process died leaves nothing out and counts
 * nothing twice. A run that has thrown, or lost its process, twice without getting further has failed: its file would
 * stop the next process as well.
 */
export async function advanceRun(
  deps: SyncDeps,
  runId: string,
  sliceMs: number = SYNC_LIMITS.sliceMs,
): Promise<Advance> {
  const run = await leaseRun(deps.db, runId);
  if (!run) return "busy";
  if (run.crashes >= SYNC_LIMITS.crashes) return endAs(deps, run, { reason: "sync_crashed" });
  const until = deps.clock.now() + sliceMs;
  try {
    const source = await openSource(deps, run);
    for await (const batch of source.batches) {
      await writeBatch(deps, run, batch, source);
      run.done += batch.items;
      const isRead = source.total !== null && run.done >= source.total;
      if (!isRead && deps.clock.now() >= until) {
        await releaseRun(deps.db, run);
        return "more";
      }
    }
    await inTransaction(deps, source, async (tx) => {
      const updated = (await source.finish?.(tx)) ?? 0;
      if (!(await endRun(tx, run, { reason: null, updated }))) throw new LostRun();
    });
    await afterEnd(deps, run, null);
    return "ended";
  } catch (error) {
    if (error instanceof LostRun) return "busy";
    if (!(error instanceof DomainError)) throw error;
    const reason = error.code as SyncFailure;
    const { resumeAt } = error.data;
    return endAs(deps, run, { reason, resumeAt: resumeAt === undefined ? null : new Date(resumeAt) });
  }
}

/** Ends a run that has failed. */
async function endAs(
  deps: Pick<SyncDeps, "db" | "files" | "log">,
  run: LeasedRun,
  end: RunEnd & { reason: SyncFailure },
): Promise<Advance> {
  if (!(await endRun(deps.db, run, end))) return "busy";
  await afterEnd(deps, run, end.reason);
  return "ended";
}

/** Writes a batch. Throws LostRun when another process has gone on with the run. */
async function writeBatch(
  deps: Pick<SyncDeps, "db" | "clock" | "events">,
  run: LeasedRun,
  { items, posts, days, refused, cursor, write }: SourceBatch,
  source: Source,
): Promise<void> {
  const now = new Date(deps.clock.now());
  const linked = await inTransaction(deps, source, async (tx) => {
    const reports = posts.map(({ report }) => report);
    const changes = isFile(run.source) ? recordImportChanges(tx, run) : null;
    const outcome = await mergeLinkedinPosts(tx, run.userId, run.source, reports, now, {
      beforeWrite: async (rows) => changes?.beforePosts(rows),
    });
    const { ids, written, linked: linkedNow, ...merged } = outcome;
    const measured = posts.flatMap(({ metrics }, at) => {
      const linkedinPostId = ids[at] ?? null;
      return metrics && linkedinPostId !== null ? [{ linkedinPostId, ...metrics }] : [];
    });
    const { total, measuredAt } = source;
    const measurements = { measuredAt, posts: measured, memberDays: days };
    await changes?.beforeMeasurements(measurements);
    const known = await recordMeasurements(tx, run, measurements, written);
    merged.updated += known + ((await write?.(tx)) ?? 0);
    merged.skipped -= known;
    await changes?.afterBatch();
    if (!(await recordBatch(tx, run, { items, total, merged, refused, cursor }))) throw new LostRun();
    return linkedNow;
  });
  announceLinks(deps, linked);
}

/** Does work in a transaction that holds what the source is read with. Refuses with `sync_disconnected`. */
async function inTransaction<Value>(
  { db }: Pick<SyncDeps, "db">,
  { hold }: Source,
  work: (tx: Prisma.TransactionClient) => Promise<Value>,
): Promise<Value> {
  return db.$transaction(
    async (tx) => {
      if (hold && !(await hold(tx))) throw readError("sync_disconnected");
      return work(tx);
    },
    { timeout: BATCH_TIMEOUT_MS },
  );
}

/** Does what follows the end of a run; what dies in between is made up for by the sweep (find-due-runs). */
async function afterEnd(
  deps: Pick<SyncDeps, "db" | "files" | "log">,
  run: LeasedRun,
  reason: SyncFailure | null,
): Promise<void> {
  if (run.source === "takt")
    await deps.db.$executeRaw`update users set linkedin_synced_at = now() where id = ${run.userId}::uuid`;
  if (run.storageKey !== null) await removeFile(deps, run.id, run.storageKey);
  if (reason !== null) deps.log.warn("sync.failed", { run: run.id, source: run.source, reason });
}

/**
 * Removes the file of a run that is over. One that the store does not remove is left to the purge of files that no row
 * knows, so that no run holds up the others.
 */
export async function removeFile(
  { db, files, log }: Pick<SyncDeps, "db" | "files" | "log">,
  runId: string,
  storageKey: string,
): Promise<void> {
  await files
    .remove(storageKey)
    .catch((error: unknown) => log.error("sync.file_not_removed", { run: runId, error: String(error) }));
  await db.syncRun.updateMany({ where: { id: runId, storageKey }, data: { storageKey: null } });
}
