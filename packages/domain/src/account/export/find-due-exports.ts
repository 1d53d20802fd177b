import type { AccountDeps } from "../deps";
import { EXPORT_LIMITS } from "../model/data-export";

/** Exports of one sweep; the next one continues. */
const BATCH_SIZE = 100;
/** One that waits this long has lost its event, or could not be written. */
const LOST_EVENT_MS = 20_000;

/** Finds exports whose event was lost, or whose process died, and ends those that were tried too often. */
export async function findDueExports({
  db,
}: Pick<AccountDeps, "db">): Promise<{ exportId: string; userId: string }[]> {
  await db.$executeRaw`
    update data_exports set status = 'failed', finished_at = now(), leased_until = null
    where status = 'running' and leased_until < now() and tries >= ${EXPORT_LIMITS.tries}`;
  return db.$queryRaw`
    select id as "exportId", user_id as "userId" from data_exports
    where (status = 'queued' and created_at < now() - ${LOST_EVENT_MS} * interval '1 ms')
      or (status = 'running' and leased_until < now())
    order by created_at limit ${BATCH_SIZE}`;
}
