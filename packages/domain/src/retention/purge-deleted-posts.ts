import type { MediaDeps } from "../media/deps";
import { retainedSince } from "./model/retention";
import type { Purged } from "./purged";
import { removeFiles } from "./remove-files";

/** Posts of one call: bounds its duration. */
const BATCH_SIZE = 100;

/**
 * Purges posts that were deleted a week ago, long after they could be restored, with their attempts, notifications and
 * files. Compositions stay as long as other unfinished work. A post that is being sent, or may be on LinkedIn, cannot
 * be deleted, and is not purged either.
 */
export async function purgeDeletedPosts(
  deps: Pick<MediaDeps, "db" | "files" | "clock" | "log">,
): Promise<Purged> {
  const before = retainedSince("deletedPosts", deps.clock.now());
  const { posts, media } = await deps.db.$transaction(async (tx) => {
    const found = await tx.$queryRaw<{ id: string }[]>`
      select id from posts where deleted_at < ${before} and status not in ('publishing', 'unconfirmed')
      order by deleted_at limit ${BATCH_SIZE} for update skip locked`;
    const ids = found.map(({ id }) => id);
    const rows = await tx.$queryRaw<{ key: string }[]>`
      delete from media where post_id = any(${ids}::uuid[]) returning storage_key as key`;
    await tx.post.deleteMany({ where: { id: { in: ids } } });
    return { posts: ids.length, media: rows };
  });
  await removeFiles(deps, media);
  return { purged: posts, more: posts === BATCH_SIZE };
}
