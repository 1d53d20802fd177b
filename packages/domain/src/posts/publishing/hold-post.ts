import type { Deps } from "../../deps";
import type { FailureReason } from "../model/failure-reason";
import { TIMING } from "../model/publish-timing";
import type { Publishable } from "./read-publishable";

/**
 * scheduled -> scheduled, later, with the reason: its media is not ready. Never earlier than it was. Past its limit
 * (`expiresAt`; six hours for an unreachable LinkedIn) it fails of that reason instead. Only the version that was read.
 */
export async function holdPost(
  { db }: Pick<Deps, "db">,
  { id, version }: Pick<Publishable, "id" | "version">,
  { until, reason, words }: { until: Date; reason: FailureReason; words: string | null },
): Promise<void> {
  await db.$executeRaw`
    with held as (
      select id, ${until}::timestamptz as due_at, case when ${reason} = 'unreachable'
        then least(expires_at, scheduled_at + make_interval(secs => ${TIMING.unreachable / 1000}))
        else expires_at end as until
      from posts where id = ${id}::uuid
    )
    update posts p set
      status = case when held.due_at >= held.until then 'failed'::post_status else 'scheduled'::post_status end,
      reason = ${reason},
      reason_words = ${words},
      due_at = held.due_at,
      queued_at = null,
      updated_at = now()
    from held
    where p.id = held.id and p.status = 'scheduled' and p.deleted_at is null and p.due_at < held.due_at
      and p.version = ${version} -- guard:hold-version`;
}
