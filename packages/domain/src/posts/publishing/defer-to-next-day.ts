import type { Db } from "@takt/db/client";
import { sql } from "@takt/db/sql";
import { transitionIf } from "../transition";

const EXPIRE_IF_LATE = transitionIf("expire", sql`tomorrow.due_at >= p.expires_at`);

/** Random delay after midnight, so that posts do not all come back in the same second. */
const MAX_JITTER_SECONDS = 600;

/**
 * Defers a post to the next UTC day when the day's calls are used up, with the reason `limit_reached`. Past its limit
 * (`expiresAt`) it fails with the same reason instead. Applies only to the version that was read.
 */
export async function deferToNextDay(
  db: Pick<Db, "$executeRaw">,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await db.$executeRaw`
    with tomorrow as (
      select id, (date_trunc('day', greatest(due_at, now()) at time zone 'UTC') + interval '1 day') at time zone 'UTC'
        + make_interval(secs => ${Math.random() * MAX_JITTER_SECONDS}) as due_at
      from posts where id = ${id}::uuid
    )
    update posts p set
      ${EXPIRE_IF_LATE.set},
      reason = 'limit_reached',
      reason_detail = null,
      due_at = tomorrow.due_at,
      releases = p.releases + 1
    from tomorrow
    where p.id = tomorrow.id and ${EXPIRE_IF_LATE.from} and p.deleted_at is null
      and p.version = ${version} -- guard:next-day-version`;
}
