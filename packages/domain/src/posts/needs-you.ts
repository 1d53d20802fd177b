import { sql, type Sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";
import { authoredBySql } from "./posts-of";

/** First comments that were not published are asked about for this long after their post. */
const COMMENT_DAYS = 14;

/** Why a post needs its author: LinkedIn may have it, it was not published, or its first comment was not. */
export type Need = "unconfirmed" | "failed" | "comment";

type Options = {
  /** Posts of each kind. */
  limit: number;
  /** Looks at this post alone, snoozed or not. */
  postId?: string;
};

/**
 * Selects `id`, `need`, `occasion` and `updated_at` of the actor's posts that need an answer or a correction and are not
 * snoozed, the last changed first. The occasion changes as soon as the post needs something else, or the same again.
 */
export function needsYou(actor: Actor, { limit, postId }: Options): Sql {
  const own = sql`${authoredBySql(actor)} and p.deleted_at is null`;
  const newest = sql`order by p.updated_at desc, p.id desc limit ${limit}::int`;
  const isMeant = (occasion: Sql) => (postId ? sql`p.id = ${postId}::uuid` : isNotSnoozed(occasion));
  return sql`
    (select p.id, 'unconfirmed' as need, ${UNCONFIRMED} as occasion, p.updated_at from posts p
     where ${own} and p.status = 'unconfirmed' and ${isMeant(UNCONFIRMED)} ${newest})
    union all
    (select p.id, 'failed', ${FAILED}, p.updated_at from posts p
     where ${own} and p.status = 'failed' and ${isMeant(FAILED)} ${newest})
    union all
    (select p.id, 'comment', ${COMMENT}, p.updated_at from posts p join post_comments c on c.post_id = p.id
     where ${own} and p.status = 'published' and p.removed_at is null
       and p.published_at > now() - make_interval(days => ${COMMENT_DAYS}::int)
       and c.scheduling = p.scheduling and c.state in ('failed', 'unconfirmed') and ${isMeant(COMMENT)} ${newest})`;
}

const UNCONFIRMED = sql`concat_ws(':', 'unconfirmed', p.scheduling, p.attempt_id)`;
const FAILED = sql`concat_ws(':', 'failed', p.scheduling, p.reason)`;
const COMMENT = sql`concat_ws(':', 'comment', c.state, round(extract(epoch from c.due_since) * 1000)::bigint)`;

/** One look-up by key for each post, however many are snoozed. */
const isNotSnoozed = (occasion: Sql) => sql`${occasion} is distinct from
  (select s.occasion from need_snoozes s where s.post_id = p.id and s.until > now())`;
