import type { Deps } from "../deps";
import { spendRate } from "../limits/spend-rate";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { SyncResult } from "./model/sync-result";

/**
 * Counts the actor's published posts that are not deleted: new to the sync, changed since the last one, and the rest.
 * LinkedIn gives this app no read access, so a sync counts what Takt knows until further sources come. Two at once
 * count each post once. Refuses with `connection_inactive` and `rate_exceeded`.
 */
export async function syncPosts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
): Promise<SyncResult> {
  const { linkedinStatus } = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { linkedinStatus: true },
  });
  if (linkedinStatus !== "active") throw new DomainError("connection_inactive");
  await spendRate({ db, clock }, actor, "sync");
  return db.$transaction(async (tx) => {
    // The user first, like a claim: a second sync waits here, and then sees what the first has marked.
    const [user] = await tx.$queryRaw<{ syncedAt: Date }[]>`
      update users set linkedin_synced_at = now()
      where id = ${actor.userId}::uuid and linkedin_status = 'active'
      returning linkedin_synced_at as "syncedAt"`;
    if (!user) throw new DomainError("connection_inactive");
    // Not through Prisma: being counted is no change of a post, so its updated_at stays.
    const [counts] = await tx.$queryRaw<Pick<SyncResult, "new" | "updated" | "skipped">[]>`
      with mine as (
        select id, version, synced_at, synced_version from posts
        where workspace_id = ${actor.workspaceId}::uuid and author_id = ${actor.userId}::uuid
          and status = 'published' and deleted_at is null
      ), marked as (
        update posts p set synced_at = now(), synced_version = mine.version
        from mine
        where p.id = mine.id and (mine.synced_at is null or mine.synced_version is distinct from mine.version)
      )
      select
        count(*) filter (where synced_at is null)::int as "new",
        count(*) filter (where synced_at is not null and synced_version is distinct from version)::int as "updated",
        count(*) filter (where synced_at is not null and synced_version = version)::int as "skipped"
      from mine`;
    return { ...counts!, sources: ["takt"], syncedAt: user.syncedAt };
  });
}
