import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { restorableSince } from "../shared/restorable";
import { HELD } from "./held-posts";
import { COUNT_LIMIT } from "./model/count-limit";
import { POST_STATUSES, type PostStatus } from "./model/post-transitions";
import { postsOfSql } from "./posts-of";

export type PostCounts = Record<PostStatus | "held" | "deleted", number>;

/**
 * Counts the actor's posts in each status, those that wait for a reconnect, and those that can still be restored; at most
 * COUNT_LIMIT of each.
 */
export async function countPosts(
  { db, clock }: Pick<PostsDeps, "db" | "clock">,
  actor: Actor,
): Promise<PostCounts> {
  const own = postsOfSql(actor, "content.read");
  const rows = await db.$queryRaw<{ name: keyof PostCounts; count: number }[]>`
    select s.status::text as name, (
      select count(*)::int from (select from posts p
        where ${own} and p.deleted_at is null and p.status = s.status limit ${COUNT_LIMIT}) counted) as count
      from unnest(${[...POST_STATUSES]}::post_status[]) as s(status)
    union all
    select 'deleted', count(*)::int from (select from posts p
      where ${own} and p.deleted_at > ${restorableSince(clock)} limit ${COUNT_LIMIT}) counted
    union all
    select 'held', count(*)::int from (select from posts p join users u on u.id = p.author_id
      where ${own} and ${HELD} limit ${COUNT_LIMIT}) counted`;
  return Object.fromEntries(rows.map(({ name, count }) => [name, count])) as PostCounts;
}
