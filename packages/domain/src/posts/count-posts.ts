import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { restorableSince } from "../shared/restorable";
import { HELD } from "./held-posts";
import { POST_STATUSES, type PostStatus } from "./model/post-transitions";
import { ownedBySql } from "./owned-by";

export type PostCounts = Record<PostStatus | "held" | "deleted", number>;

/** Counts the actor's posts in each status, those that wait for a reconnect, and those that can still be restored. */
export async function countPosts(
  { db, clock }: Pick<PostsDeps, "db" | "clock">,
  actor: Actor,
): Promise<PostCounts> {
  const own = ownedBySql(actor);
  const rows = await db.$queryRaw<{ name: keyof PostCounts; count: number }[]>`
    select p.status::text as name, count(*)::int as count from posts p
      where ${own} and p.deleted_at is null group by p.status
    union all
    select 'deleted', count(*)::int from posts p where ${own} and p.deleted_at > ${restorableSince(clock)}
    union all
    select 'held', count(*)::int from posts p join users u on u.id = p.author_id where ${own} and ${HELD}`;
  const counts = Object.fromEntries(POST_STATUSES.map((status) => [status, 0])) as PostCounts;
  for (const { name, count } of rows) counts[name] = count;
  return counts;
}
