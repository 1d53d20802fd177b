import { sql } from "@takt/db/sql";
import type { PostsDeps } from "../deps";
import { COMMENT_TIMING } from "../model/comment-timing";

/** Posts of one statement: bounds its duration. */
const BATCH_SIZE = 500;

/**
 * Makes the first comments of published posts due: those that are not known yet, of these posts or of all. A post that
 * LinkedIn did not name cannot be commented, so its comment fails until its link is known; it goes on then, unless the
 * post is older than `lookBack`: its author decides. A post that is published again is commented again. Running it
 * repeatedly or concurrently is safe.
 */
export async function enqueueComments(
  { db }: Pick<PostsDeps, "db">,
  postIds?: readonly string[],
): Promise<void> {
  await db.$executeRaw`
    insert into post_comments as c (post_id, scheduling, urn, state, reason, due_at)
    select p.id, p.scheduling, p.linkedin_urn,
      (case when p.linkedin_urn is null then 'failed' else 'waiting' end)::comment_state,
      case when p.linkedin_urn is null then 'link_unknown' end,
      now() + make_interval(secs => ${COMMENT_TIMING.firstDelay / 1000})
    from posts p
    where ${postIds ? sql`p.id = any(${[...postIds]}::uuid[])` : sql`true`}
      and p.status = 'published' -- guard:comment-enqueue-published
      and p.first_comment <> '' and p.first_comment ~ '\\S'
      and p.removed_at is null and p.deleted_at is null
      and p.updated_at > now() - make_interval(secs => ${COMMENT_TIMING.lookBack / 1000})
      and not exists (
        select 1 from post_comments o
        where o.post_id = p.id and o.scheduling = p.scheduling and (o.urn is not null or p.linkedin_urn is null
          or p.published_at <= now() - make_interval(secs => ${COMMENT_TIMING.lookBack / 1000})))
    order by p.updated_at
    limit ${BATCH_SIZE}
    on conflict (post_id) do update set
      scheduling = excluded.scheduling, urn = excluded.urn, state = excluded.state, reason = excluded.reason,
      reason_detail = null, due_since = now(), due_at = excluded.due_at, releases = 0, attempt_id = null,
      attempted_at = null, published_at = null, updated_at = now()
    where c.post_id = excluded.post_id
      and not (c.scheduling = excluded.scheduling and c.reason is distinct from 'link_unknown') -- guard:comment-enqueue-once
      `;
}

/** Finds those of these posts that have a first comment. */
export async function findCommented(
  { db }: Pick<PostsDeps, "db">,
  postIds: readonly string[],
): Promise<string[]> {
  const rows = await db.post.findMany({
    where: { id: { in: [...postIds] }, firstComment: { not: "" } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * Finds comments that are due now, or so soon that a run waits for them (`firstDelay`), the oldest first. The sweep that
 * makes a comment due sends it, too.
 */
export async function findDueComments({ db }: Pick<PostsDeps, "db">): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select c.post_id as id
    from post_comments c join posts p on p.id = c.post_id
    where c.state = 'waiting' and c.due_at <= now() + make_interval(secs => ${COMMENT_TIMING.firstDelay / 1000})
      and p.status = 'published' and p.scheduling = c.scheduling and p.removed_at is null
    order by c.due_at limit ${BATCH_SIZE}`;
  return rows.map(({ id }) => id);
}
