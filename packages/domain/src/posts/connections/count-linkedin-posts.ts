import type { Actor } from "../../shared/actor";
import type { PostsDeps } from "../deps";
import { COUNT_LIMIT } from "../model/count-limit";
import { authoredBySql } from "../posts-of";

/**
 * Counts the actor's posts on LinkedIn that Takt knows of: its own and those that a sync or an import has told of, as far
 * as they are there. At most COUNT_LIMIT: no more of its own can be among those it was told of than it was told of, so
 * that many beyond the limit are read.
 */
export async function countLinkedinPosts({ db }: Pick<PostsDeps, "db">, actor: Actor): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    with told as materialized (
      select count(*)::int as count from (
        select from linkedin_posts where user_id = ${actor.userId}::uuid and removed_at is null
        limit ${COUNT_LIMIT}) some_told
    ), own as (
      select p.id from posts p
      where ${authoredBySql(actor)} and p.status = 'published' and p.deleted_at is null and p.removed_at is null
      order by p.scheduled_at, p.id
      limit ${COUNT_LIMIT}::int + (select count from told)
    )
    select case when told.count = ${COUNT_LIMIT} then told.count else least(${COUNT_LIMIT}::int, told.count + (
      select count(*)::int from own
      where not exists (
        select 1 from linkedin_posts l where l.user_id = ${actor.userId}::uuid and l.post_id = own.id))) end as count
    from told`;
  return row!.count;
}
