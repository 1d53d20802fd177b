import type { Db } from "@takt/db/client";
import type { FailureReason } from "../model/failure-reason";
import { TIMING } from "../model/publish-timing";

export type Release = {
  postId: string;
  attemptId: string;
  /** Try again then; null: as soon as its time allows. */
  retryAt: Date | null;
  /** Why it is put off; what it failed of, should the new time be past its limit. */
  reason: FailureReason;
  words: string | null;
};

/**
 * publishing -> scheduled: surely nothing was created. Past its limit (`expiresAt`; six hours for an
 * unreachable LinkedIn) it fails instead. Answers the new time, or null when nothing is to be tried again.
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
      status = case when again.due_at >= again.until then 'failed'::post_status else 'scheduled'::post_status end,
      reason = case when again.due_at >= again.until or ${r.retryAt}::timestamptz is not null then ${r.reason} end,
      reason_words = ${r.words},
      due_at = again.due_at,
      queued_at = null,
      attempt_id = null,
      attempted_at = null,
      resolvable = false,
      releases = p.releases + 1,
      updated_at = now()
    from again
    where p.id = again.id and p.status = 'publishing'
      and p.attempt_id = ${r.attemptId}::uuid -- guard:release-attempt
      and p.resend_id is null -- guard:release-resend
    returning p.due_at as "dueAt", p.status::text`;
  const row = rows[0];
  return row?.status === "scheduled" ? { dueAt: row.dueAt } : null;
}
