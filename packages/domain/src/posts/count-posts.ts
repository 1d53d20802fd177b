import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { restorableSince } from "../shared/restorable";
import { HELD } from "./held-posts";
import { POST_STATUSES, type PostStatus } from "./model/post-transitions";
import { ownedBy, ownedBySql } from "./owned-by";
export type PostCounts = Record<PostStatus | "held" | "deleted", number>;

/** Counts the actor's posts in each status, those that wait for a reconnect, and those that can still be restored. */
export async function countPosts(
  { db, clock }: Pick<PostsDeps, "db" | "clock">,
  actor: Actor,
): Promise<PostCounts> {
  const groups = await db.post.groupBy({
    by: ["status"],
    where: { ...ownedBy(actor), deletedAt: null },
    _count: true,
  });
  const own = ownedBySql(actor);
  const rows = await db.$queryRaw<{ deleted: number; held: number }[]>`
    select
      (select count(*)::int from posts p where ${own} and p.deleted_at > ${restorableSince(clock)}) as deleted,
      (select count(*)::int from posts p join users u on u.id = p.author_id where ${own} and ${HELD}) as held`;
  const counts = Object.fromEntries(POST_STATUSES.map((status) => [status, 0])) as PostCounts;
  for (const { status, _count } of groups) counts[status] = _count;
  return { ...counts, ...rows[0]! };
}
