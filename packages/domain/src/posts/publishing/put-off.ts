import type { Db } from "@takt/db/client";

/** Posts of one member, and of all members, do not come back in the same second. */
const SPREAD_SECONDS = 600;

/**
 * The day's calls are used up: the post waits for the next day of UTC, and says why (`limit_reached`). Past its limit
 * (`expiresAt`) it fails with the same reason instead. Only the version that was read; a moved post has other plans.
 */
export async function putOff(
  db: Pick<Db, "$executeRaw">,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await db.$executeRaw`
    with tomorrow as (
      select id, (date_trunc('day', greatest(due_at, now()) at time zone 'UTC') + interval '1 day') at time zone 'UTC'
        + make_interval(secs => ${Math.random() * SPREAD_SECONDS}) as due_at
      from posts where id = ${id}::uuid
    )
    update posts p set
      status = case when tomorrow.due_at >= p.expires_at then 'failed'::post_status else 'scheduled'::post_status end,
      reason = 'limit_reached',
      reason_words = null,
      due_at = tomorrow.due_at,
      queued_at = null,
      releases = p.releases + 1,
      updated_at = now()
    from tomorrow
    where p.id = tomorrow.id and p.status = 'scheduled' and p.deleted_at is null
      and p.version = ${version} -- guard:put-off-version`;
}
