import type { Deps } from "../deps";
import { retainedSince } from "./model/retention";
import type { Purged } from "./purged";
import { removeFiles } from "./remove-files";

/** Rows of one call: bounds its time. */
const BATCH = 200;

/**
 * Removes files that have been on no post for a week: taken off one, or never saved with one. The row goes first, so
 * that no post can take it any more; a file that is then left behind, because the process died, is found as an orphan.
 */
export async function purgeDetachedMedia(
  deps: Pick<Deps, "db" | "files" | "clock" | "log">,
): Promise<Purged> {
  const before = retainedSince("detachedMedia", deps.clock.now());
  const rows = await deps.db.$queryRaw<{ key: string }[]>`
    delete from media where id in (
      select id from media where post_id is null and detached_at < ${before} limit ${BATCH} for update skip locked)
    returning storage_key as key`;
  await removeFiles(deps, rows);
  return { purged: rows.length, more: rows.length === BATCH };
}
