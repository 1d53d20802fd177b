import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { restorableSince } from "../shared/restorable";
import { heldPosts } from "./held-posts";
import { POST_STATUSES, type PostStatus } from "./model/post-status";
import { ownPosts } from "./own-posts";

export type PostCounts = Record<PostStatus | "held" | "deleted", number>;

/** How many posts the actor has in each status, how many wait for a reconnect, and how many can still be restored. */
export async function countPosts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
): Promise<PostCounts> {
  const groups = await db.post.groupBy({
    by: ["status"],
    where: { ...ownPosts(actor), deletedAt: null },
    _count: true,
  });
  const [row] = await db.$queryRaw<{ deleted: number }[]>`
    select count(*)::int as deleted from posts
    where author_id = ${actor.userId}::uuid and workspace_id = ${actor.workspaceId}::uuid
      and deleted_at > ${restorableSince(clock)}`;
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
  const held = await db.post.count({ where: { ...ownPosts(actor), ...heldPosts(user) } });
  const counts = Object.fromEntries(POST_STATUSES.map((status) => [status, 0])) as PostCounts;
  for (const { status, _count } of groups) counts[status] = _count;
  return { ...counts, held, deleted: row?.deleted ?? 0 };
}
