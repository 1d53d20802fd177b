import type { Db } from "@takt/db/client";
import { TIMING } from "../model/publish-timing";
import type { LinkedPost, PostLink } from "../published/record-links";
import { transition } from "../transition";

const CONFIRM = transition("confirm");

/** A post that was found on LinkedIn, and the attempt whose call was not answered. */
export type FoundPost = PostLink & { attemptId: string };

/**
 * Confirms posts of a user as published that were found among the posts on LinkedIn, as of when they were sent. Their
 * calls stay without an answer; the attempt gets the URN. Returns the posts that were confirmed.
 */
export async function confirmFound(
  db: Pick<Db, "$queryRaw">,
  userId: string,
  found: readonly FoundPost[],
): Promise<LinkedPost[]> {
  if (found.length === 0) return [];
  return db.$queryRaw<LinkedPost[]>`
    with f as (
      select * from unnest(
        ${found.map(({ postId }) => postId)}::uuid[], ${found.map(({ attemptId }) => attemptId)}::uuid[],
        ${found.map(({ urn }) => urn)}::text[]
      ) as f(post_id, attempt_id, urn)
    ), confirmed as (
      update posts p set ${CONFIRM.set}, linkedin_urn = f.urn, published_at = p.attempted_at
      from f
      where p.id = f.post_id
        and p.author_id = ${userId}::uuid -- guard:found-owner
        and ${CONFIRM.from} -- guard:found-status
        and p.attempt_id = f.attempt_id -- guard:found-attempt
        and greatest(p.attempted_at, p.resent_at) <= now() - make_interval(secs => ${(TIMING.fresh + TIMING.http) / 1000}) -- guard:found-over
        and not exists (select 1 from publish_attempts t where t.linkedin_urn = f.urn and t.post_id <> p.id) -- guard:found-other
      returning p.id, p.linkedin_urn, p.attempt_id, p.first_comment
    ), receipt as (
      update publish_attempts t set linkedin_urn = confirmed.linkedin_urn
      from confirmed where t.id = confirmed.attempt_id
    )
    select id as "postId", first_comment ~ '\\S' as "hasFirstComment" from confirmed`;
}
