import type { MediaDeps } from "../media/deps";
import { retainedSince, type Purged } from "./model/retention";
import { removeFiles } from "./remove-files";

/** Posts, and files, of one call: bounds its duration. */
const MAX_POSTS = 100;
const MAX_FILES = 200;

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
      select id from media where post_id is null and detached_at < ${before} limit ${MAX_FILES} for update skip locked)
    returning storage_key as key`;
  await removeFiles(deps, rows);
  return { purged: rows.length, more: rows.length === MAX_FILES };
}

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
      order by deleted_at limit ${MAX_POSTS} for update skip locked`;
    const ids = found.map(({ id }) => id);
    const rows = await tx.$queryRaw<{ key: string }[]>`
      delete from media where post_id = any(${ids}::uuid[]) returning storage_key as key`;
    await tx.post.deleteMany({ where: { id: { in: ids } } });
    return { posts: ids.length, media: rows };
  });
  await removeFiles(deps, media);
  return { purged: posts, more: posts === MAX_POSTS };
}
