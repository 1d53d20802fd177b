import { sql } from "@takt/db/sql";
import type { PostsDeps } from "../../deps";
import type { FailureReason } from "../../model/failure-reason";
import { TIMING } from "../../model/publish-timing";
import type { Publishable } from "../read-publishable";
import { transitionIf, transition } from "../../transition";

const EXPIRE = transition("expire");
const EXPIRE_IF_LATE = transitionIf("expire", sql`held.due_at >= held.until`);

/**
 * Defers a scheduled post whose media is not ready to a later time, with the reason. Past its limit (`expiresAt`; six
 * hours for an unreachable LinkedIn) it fails for that reason instead. Applies only to the version that was read.
 */
export async function deferPost(
  { db }: Pick<PostsDeps, "db">,
  { id, version }: Pick<Publishable, "id" | "version">,
  { until, reason, message }: { until: Date; reason: FailureReason; message: string | null },
): Promise<void> {
  await db.$executeRaw`
    with held as (
      select id, ${until}::timestamptz as due_at, case when ${reason} = 'unreachable'
        then least(expires_at, scheduled_at + make_interval(secs => ${TIMING.unreachable / 1000}))
        else expires_at end as until
      from posts where id = ${id}::uuid
    )
    update posts p set
      ${EXPIRE_IF_LATE.set},
      reason = ${reason},
      reason_detail = ${message},
      due_at = held.due_at
    from held
    where p.id = held.id and ${EXPIRE_IF_LATE.from} and p.deleted_at is null and p.due_at < held.due_at
      and p.version = ${version} -- guard:defer-version`;
}

/** Fails a scheduled post when LinkedIn refuses one of its files. Applies only to the version that was read. */
export async function failForMedia(
  { db }: Pick<PostsDeps, "db">,
  { id, version }: Pick<Publishable, "id" | "version">,
  { reason, message }: { reason: FailureReason; message: string | null },
): Promise<void> {
  await db.$executeRaw`
    update posts p set ${EXPIRE.set}, reason = ${reason}, reason_detail = ${message}
    where p.id = ${id}::uuid and ${EXPIRE.from} and p.deleted_at is null
      and p.version = ${version} -- guard:media-version`;
}

/** Makes a post that was deferred for its media due at once, but not before its own time. Returns whether it did. */
export async function expeditePost(
  { db }: Pick<PostsDeps, "db">,
  { id, version }: Pick<Publishable, "id" | "version">,
): Promise<boolean> {
  const count = await db.$executeRaw`
    update posts set due_at = greatest(scheduled_at, least(due_at, now())), reason = null, reason_detail = null,
      queued_at = null, updated_at = now()
    where id = ${id}::uuid and status = 'scheduled' and version = ${version}
      and reason in ('media_unready', 'unreachable', 'version_retired', 'token_unreadable') -- guard:expedite-reason`;
  return count > 0;
}
