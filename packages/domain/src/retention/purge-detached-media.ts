import type { MediaDeps } from "../media/deps";
import { retainedSince } from "./model/retention";
import type { Purged } from "./purged";
import { removeFiles } from "./remove-files";

/** Rows of one call: bounds its duration. */
const BATCH_SIZE = 200;

/**
 * Purges files that have been on no post for a week: removed from one, or never saved with one. The row is deleted
 * first, so that no post can use it any more; when the process dies before the file is deleted, it is found as an
 * orphan.
 */
export async function purgeDetachedMedia(
  deps: Pick<MediaDeps, "db" | "files" | "clock" | "log">,
): Promise<Purged> {
  const before = retainedSince("detachedMedia", deps.clock.now());
  const rows = await deps.db.$queryRaw<{ key: string }[]>`
    delete from media where id in (
      select id from media where post_id is null and detached_at < ${before} limit ${BATCH_SIZE} for update skip locked)
    returning storage_key as key`;
  await removeFiles(deps, rows);
  return { purged: rows.length, more: rows.length === BATCH_SIZE };
}
