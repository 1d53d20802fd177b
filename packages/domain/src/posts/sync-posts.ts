import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { PostsDeps } from "./deps";
import { ownedBySql } from "./owned-by";

/** Posts that a sync counted. */
type SyncResult = {
  /** Posts that no sync had counted before. */
  new: number;
  /** Posts that changed since they were counted. */
  updated: number;
  /** Unchanged posts. */
  skipped: number;
  /** Sources that were read; `takt` are the posts that Takt published itself. */
  sources: ["takt"];
  syncedAt: Date;
};

/**
 * Counts the actor's published posts that are not deleted: new, changed since the last sync, and unchanged. LinkedIn
 * gives this app no read access, so a sync counts the posts that Takt knows. Two syncs at the same time count each post
 * once. Refuses with `connection_inactive` and `rate_exceeded`.
 */
export async function syncPosts(
  { db, clock }: Pick<PostsDeps, "db" | "clock">,
  actor: Actor,
): Promise<SyncResult> {
  const { linkedinStatus } = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { linkedinStatus: true },
  });
  if (linkedinStatus !== "active") throw new DomainError("connection_inactive");
  await consumeRateLimit({ db, clock }, actor, "sync");
  return db.$transaction(async (tx) => {
    // The user is locked first, as by a claim: a second sync waits here, and then sees what the first has marked.
    const [user] = await tx.$queryRaw<{ syncedAt: Date }[]>`
      update users set linkedin_synced_at = now()
      where id = ${actor.userId}::uuid and linkedin_status = 'active'
      returning linkedin_synced_at as "syncedAt"`;
    if (!user) throw new DomainError("connection_inactive");
    // Raw SQL, because Prisma would set updated_at: counting does not change a post.
    const [counts] = await tx.$queryRaw<Pick<SyncResult, "new" | "updated" | "skipped">[]>`
      with mine as (
        select p.id, p.version, p.synced_at, p.synced_version from posts p
        where ${ownedBySql(actor)} and p.status = 'published' and p.deleted_at is null
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
