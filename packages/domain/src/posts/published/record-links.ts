import type { Db } from "@takt/db/client";
import { sql } from "@takt/db/sql";
import { TIMING } from "../model/publish-timing";
import { urnInstant } from "../model/post-urn";

/** A post of Takt, and a URN that LinkedIn has for it. */
export type PostLink = { postId: string; urn: string };

/** A post whose link has become known. */
export type LinkedPost = { postId: string; hasFirstComment: boolean };

/** LinkedIn minted the URN of `posts p` in this time: while a call of the current scheduling could create it. */
const CALLS = {
  from: sql`coalesce(p.attempted_at, p.published_at - make_interval(secs => ${TIMING.lease / 1000}))
    - make_interval(secs => ${TIMING.clockSkew / 1000})`,
  until: sql`coalesce(p.resent_at, p.attempted_at, p.published_at)
    + make_interval(secs => ${(TIMING.http + TIMING.commitTail + TIMING.clockSkew) / 1000})`,
};

/**
 * Fills in the links of a user's published posts that LinkedIn did not name in its answer. It is the only writer of a
 * link that came by another way, whether a source of sync or the user told it. A URN of an activity gives way to the
 * post's own URN. Returns the posts whose link has become known; where a guard failed nothing is written.
 */
export async function recordLinks(
  db: Pick<Db, "$queryRaw">,
  userId: string,
  links: readonly PostLink[],
): Promise<LinkedPost[]> {
  if (links.length === 0) return [];
  const minted = links.map(({ urn }) => {
    const at = urnInstant(urn);
    return at === null ? null : new Date(at);
  });
  return db.$queryRaw<LinkedPost[]>`
    with l as (
      select * from unnest(
        ${links.map(({ postId }) => postId)}::uuid[], ${links.map(({ urn }) => urn)}::text[], ${minted}::timestamptz[]
      ) as l(post_id, urn, minted_at)
    ), linked as (
      update posts p set linkedin_urn = l.urn, updated_at = now()
      from l
      where p.id = l.post_id
        and p.author_id = ${userId}::uuid -- guard:link-owner
        and p.status = 'published' -- guard:link-status
        and p.deleted_at is null and p.removed_at is null
        and case when p.linkedin_urn is null then true else p.linkedin_urn like 'urn:li:activity:%' and l.urn not like 'urn:li:activity:%' end -- guard:link-unknown
        and l.minted_at between ${CALLS.from} and ${CALLS.until} -- guard:link-time
        and not exists (select 1 from publish_attempts t where t.linkedin_urn = l.urn and t.post_id <> p.id) -- guard:link-other
      returning p.id, p.linkedin_urn, p.scheduling, p.attempt_id, p.first_comment
    ), receipt as (
      update publish_attempts t set linkedin_urn = linked.linkedin_urn from linked where t.id = linked.attempt_id
    ), comment as (
      update post_comments c set urn = linked.linkedin_urn
      from linked where c.post_id = linked.id and c.scheduling = linked.scheduling and c.urn is not null
    )
    select id as "postId", first_comment ~ '\\S' as "hasFirstComment" from linked`;
}
