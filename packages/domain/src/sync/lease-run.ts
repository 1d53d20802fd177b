import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Merged } from "./merge-linkedin-posts";
import type { PostSource } from "./model/reported-post";
import { SYNC_LIMITS } from "./model/sync-limits";
import type { SyncFailure } from "./model/sync-errors";
import type { RefusedRow } from "./model/sync-run-view";

type Tx = Prisma.TransactionClient;

/** A run that this process works on. */
export type LeasedRun = {
  id: string;
  userId: string;
  source: PostSource;
  done: number;
  fileName: string | null;
  storageKey: string | null;
  /** Where its source was left, for a source that is not read by the number of items; null at the beginning. */
  cursor: Prisma.JsonValue;
  createdAt: Date;
  /** How often it threw, or lost its process, since it last got further. */
  crashes: number;
};

/**
 * Takes a run that waits, or whose process died, for `leaseMs`; null when it is taken or over. A lease that nobody gave back
 * counts as a crash.
 */
export async function leaseRun(db: Tx, id: string): Promise<LeasedRun | null> {
  const [run] = await db.$queryRaw<LeasedRun[]>`
    update sync_runs set status = 'running', started_at = coalesce(started_at, now()),
      crashes = crashes + (case when status = 'running' and leased_until is not null then 1 else 0 end),
      leased_until = now() + ${SYNC_LIMITS.leaseMs} * interval '1 ms'
    where id = ${id}::uuid
      and (status = 'queued' or (status = 'running' and (leased_until is null or leased_until < now())))
    returning id, user_id as "userId", source::text as source, done, file_name as "fileName",
      storage_key as "storageKey", cursor, created_at as "createdAt", crashes`;
  return run ?? null;
}

/** Gives a run back before it is over: others of the user's, or of others, get their turn. */
export async function releaseRun(db: Tx, { id, done }: Pick<LeasedRun, "id" | "done">): Promise<void> {
  await db.$executeRaw`
    update sync_runs set leased_until = null where id = ${id}::uuid and status = 'running' and done = ${done}`;
}

/**
 * Notes a batch at its run, in the transaction that has written the batch, and renews the lease. Answers false when
 * another process has gone on with the run in the meantime: then nothing of the batch may stay.
 */
export async function recordBatch(
  tx: Tx,
  run: Pick<LeasedRun, "id" | "done">,
  batch: {
    items: number;
    total: number | null;
    merged: Omit<Merged, "ids" | "written" | "linked">;
    refused: readonly RefusedRow[];
    cursor?: Prisma.InputJsonValue | undefined;
  },
): Promise<boolean> {
  const { created, updated, skipped } = batch.merged;
  const refused = batch.refused.length;
  const cursor = batch.cursor === undefined ? null : JSON.stringify(batch.cursor);
  const count = await tx.$executeRaw`
    update sync_runs set done = done + ${batch.items}, cursor = coalesce(${cursor}::jsonb, cursor),
      total = case when ${batch.total}::int is not null then greatest(${batch.total}::int, done + ${batch.items}) end, created = created + ${created},
      updated = updated + ${updated}, skipped = skipped + ${skipped}, refused = refused + ${refused},
      report = case when jsonb_array_length(report) < ${SYNC_LIMITS.report}
        then jsonb_path_query_array(report || ${JSON.stringify(batch.refused)}::jsonb,
          ${`$[0 to ${SYNC_LIMITS.report - 1}]`}::jsonpath)
        else report end,
      crashes = 0,
      leased_until = now() + ${SYNC_LIMITS.leaseMs} * interval '1 ms'
    where id = ${run.id}::uuid and status = 'running' and done = ${run.done}`;
  return count === 1;
}

/** How a run ended: as done, or failed for a reason; at `resumeAt` another run goes on. */
export type RunEnd = { reason: SyncFailure | null; resumeAt?: Date | null; updated?: number };

/** Ends a run; false when another process has gone on with it. */
export async function endRun(
  db: Tx,
  { id, done }: Pick<LeasedRun, "id" | "done">,
  { reason, resumeAt = null, updated = 0 }: RunEnd,
): Promise<boolean> {
  const count = await db.$executeRaw`
    update sync_runs set status = ${reason === null ? "done" : "failed"}::sync_status, reason = ${reason},
      resume_at = ${resumeAt}, updated = updated + ${updated}, total = coalesce(total, done), finished_at = now(),
      leased_until = null
    where id = ${id}::uuid and status = 'running' and done = ${done}`;
  return count === 1;
}
