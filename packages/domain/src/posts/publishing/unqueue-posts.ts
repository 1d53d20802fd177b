import type { PostsDeps } from "../deps";

/**
 * Clears the queued mark of posts whose events could not be sent: the next sweep finds them at once, instead of after
 * TIMING.queueAgain.
 */
export async function unqueuePosts({ db }: Pick<PostsDeps, "db">, postIds: readonly string[]): Promise<void> {
  await db.post.updateMany({
    where: { id: { in: [...postIds] }, status: "scheduled" },
    data: { queuedAt: null },
  });
}
