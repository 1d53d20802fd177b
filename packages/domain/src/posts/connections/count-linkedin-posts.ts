import type { Actor } from "../../shared/actor";
import type { PostsDeps } from "../deps";
import { ownedBySql } from "../owned-by";

/**
 * Counts the actor's posts on LinkedIn that Takt knows of: its own and those that a sync or an import has told of, as far
 * as they are there.
 */
export async function countLinkedinPosts({ db }: Pick<PostsDeps, "db">, actor: Actor): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select (select count(*)::int from linkedin_posts where user_id = ${actor.userId}::uuid and removed_at is null)
      + (select count(*)::int from posts p
          where ${ownedBySql(actor)} and p.status = 'published' and p.deleted_at is null and p.removed_at is null
            and not exists (select 1 from linkedin_posts l where l.user_id = p.author_id and l.post_id = p.id)) as count`;
  return row!.count;
}
