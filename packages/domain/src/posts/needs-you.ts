import { sql, type Sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";
import { ownedBySql } from "./owned-by";

/** First comments that were not published are asked about for this long after their post. */
const COMMENT_DAYS = 14;

/** Why a post needs its author: LinkedIn may have it, it was not published, or its first comment was not. */
export type Need = "unconfirmed" | "failed" | "comment";

/**
 * Selects `id`, `need` and `updated_at` of the actor's posts that need an answer or a correction, at most `limit` of each
 * kind, the last changed first.
 */
export function needsYou(actor: Actor, limit: number): Sql {
  const own = sql`${ownedBySql(actor)} and p.deleted_at is null`;
  const newest = sql`order by p.updated_at desc, p.id desc limit ${limit}::int`;
  return sql`
    (select p.id, 'unconfirmed' as need, p.updated_at from posts p where ${own} and p.status = 'unconfirmed' ${newest})
    union all
    (select p.id, 'failed', p.updated_at from posts p where ${own} and p.status = 'failed' ${newest})
    union all
    (select p.id, 'comment', p.updated_at from posts p join post_comments c on c.post_id = p.id
     where ${own} and p.status = 'published' and p.removed_at is null
       and p.published_at > now() - make_interval(days => ${COMMENT_DAYS}::int)
       and c.scheduling = p.scheduling and c.state in ('failed', 'unconfirmed') ${newest})`;
}
