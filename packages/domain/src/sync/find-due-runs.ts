import type { SyncDeps } from "./deps";
import { removeFile } from "./advance-run";
import { createApiRuns, resumeApiRuns } from "./create-api-runs";
import { expireProposals, purgeImportChanges } from "./imports/expire-imports";
import { SYNC_LIMITS } from "./model/sync-limits";
import type { DueRun } from "./ports/sync-events";

/** Runs, or files, of one sweep; the next one continues. */
const BATCH_SIZE = 100;
/** A run that waits this long has lost its event. */
const LOST_EVENT_MS = 20_000;

/**
 * Finds runs whose event was lost, or whose process died, creates those that go on after a pause that LinkedIn asked for,
 * and ends those that have taken too long. Files of runs that are
 * over are removed, if a process died before it did.
 */
export async function findDueRuns(
  deps: Pick<SyncDeps, "db" | "files" | "log" | "apiProducts">,
): Promise<DueRun[]> {
  const { db, log } = deps;
  const expired = await db.$executeRaw`
    update sync_runs set status = 'failed', reason = 'sync_timed_out', finished_at = now(), leased_until = null
    where status in ('queued', 'running') and created_at < now() - ${SYNC_LIMITS.runMs} * interval '1 ms'
      and (leased_until is null or leased_until < now())`;
  if (expired > 0) log.error("sync.timed_out", { runs: expired });
  await expireProposals(deps);
  const left = await db.syncRun.findMany({
    where: { status: { in: ["done", "failed"] }, storageKey: { not: null } },
    select: { id: true, storageKey: true },
    take: BATCH_SIZE,
  });
  for (const { id, storageKey } of left) await removeFile(deps, id, storageKey!);
  const resumed = await resumeApiRuns(deps);
  const waiting = await db.$queryRaw<DueRun[]>`
    select id as "runId", user_id as "userId" from sync_runs
    where (status = 'queued' and created_at < now() - ${LOST_EVENT_MS} * interval '1 ms')
      or (status = 'running' and (leased_until is null or leased_until < now()))
    order by created_at limit ${BATCH_SIZE}`;
  return [...resumed, ...waiting];
}

/**
 * Creates the daily runs: of each connected member who has published with Takt, or changed a post, since their last sync,
 * and of each API of LinkedIn's that a member lets Takt read posts by. What imports have changed is purged once they cannot
 * be undone.
 */
export async function createDailyRuns(deps: Pick<SyncDeps, "db" | "apiProducts">): Promise<DueRun[]> {
  await purgeImportChanges(deps);
  return [...(await createTaktRuns(deps)), ...(await createApiRuns(deps))];
}

function createTaktRuns({ db }: Pick<SyncDeps, "db">): Promise<DueRun[]> {
  return db.$queryRaw<DueRun[]>`
    insert into sync_runs (id, user_id, source)
    select gen_random_uuid(), u.id, 'takt' from users u
    where u.linkedin_status = 'active'
      and exists (
        select 1 from posts p left join linkedin_posts l on l.post_id = p.id
        where p.author_id = u.id and p.status = 'published' and p.deleted_at is null and p.linkedin_urn is not null
          and (l.id is null or p.updated_at > l.seen_at))
      and not exists (
        select 1 from sync_runs r
        where r.user_id = u.id and r.source = 'takt' and r.status in ('queued', 'running'))
    returning id as "runId", user_id as "userId"`;
}
