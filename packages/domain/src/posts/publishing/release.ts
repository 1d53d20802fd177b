import type { Db } from "@takt/db/client";
import { sql } from "@takt/db/sql";
import type { FailureReason } from "../model/failure-reason";
import { TIMING } from "../model/publish-timing";
import { transitionEither } from "../transition";

const RELEASE = transitionEither(sql`again.due_at >= again.until`, "exhaust", "release");

export type Release = {
  postId: string;
  attemptId: string;
  /** When to try again; null for as soon as its time allows. */
  retryAt: Date | null;
  /** Why it is tried later, or why it fails when the new time is past its limit. */
  reason: FailureReason;
  message: string | null;
};

/**
 * Releases a claimed post to `scheduled`, because nothing was created. Past its limit (`expiresAt`; six hours for an
 * unreachable LinkedIn) it fails instead. Returns the new time, or null when the post is not to be tried again.
 */
export async function release(db: Pick<Db, "$queryRaw">, r: Release): Promise<{ dueAt: Date } | null> {
  const rows = await db.$queryRaw<{ dueAt: Date; status: string }[]>`
    with again as (
      select id, coalesce(${r.retryAt}::timestamptz, greatest(due_at, now())) as due_at,
        case when ${r.reason} = 'unreachable'
          then least(expires_at, scheduled_at + make_interval(secs => ${TIMING.unreachable / 1000}))
          else expires_at end as until
      from posts where id = ${r.postId}::uuid
    )
    update posts p set
      ${RELEASE.set},
      reason = case when again.due_at >= again.until or ${r.retryAt}::timestamptz is not null then ${r.reason} end,
      reason_detail = ${r.message},
      due_at = again.due_at,
      releases = p.releases + 1
    from again
    where p.id = again.id and ${RELEASE.from}
      and p.attempt_id = ${r.attemptId}::uuid -- guard:release-attempt
      and p.resend_id is null -- guard:release-resend
    returning p.due_at as "dueAt", p.status::text`;
  const row = rows[0];
  return row?.status === "scheduled" ? { dueAt: row.dueAt } : null;
}
