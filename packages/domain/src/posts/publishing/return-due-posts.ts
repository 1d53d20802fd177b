import type { Deps } from "../../deps";

/**
 * Takes back the stamp of posts that were taken and could not be handed out: the next look finds them again, instead of
 * one that waits until they count as lost (TIMING.queueAgain).
 */
export async function returnDuePosts({ db }: Pick<Deps, "db">, postIds: readonly string[]): Promise<void> {
  await db.post.updateMany({
    where: { id: { in: [...postIds] }, status: "scheduled" },
    data: { queuedAt: null },
  });
}
