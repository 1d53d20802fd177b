import { holdGrant } from "../../connections/hold-grant";
import type { OpenGrant } from "../../connections/open-grant";
import type { PostsDeps } from "../deps";
import { COMMENT_TIMING } from "../model/comment-timing";
import { commentTransition } from "./comment-transition";

const CLAIM = commentTransition("claim");

/** A comment that this run alone may send, with the text as of the claim. */
export type CommentClaim = { postId: string; attemptId: string; urn: string; text: string };

/**
 * Claims a due comment as `sending` and inserts its attempt, in one statement. Returns null when a guard failed. The
 * share lock on the grant makes a disconnect wait for the claim, and the reverse; that on the workspace, closing it.
 */
export function claimComment(
  { db }: Pick<PostsDeps, "db">,
  grant: Pick<OpenGrant, "userId" | "product" | "generation" | "memberSub">,
  postId: string,
  attemptId: string,
): Promise<CommentClaim | null> {
  return db.$transaction(async (tx) => {
    if (!(await holdGrant(tx, grant))) {
      // guard:comment-grant
      return null;
    }
    const [claimed] = await tx.$queryRaw<CommentClaim[]>`
      with post as (
        select p.id, p.scheduling, p.linkedin_urn, p.first_comment
        from posts p join users u on u.id = p.author_id join workspaces w on w.id = p.workspace_id
        where p.id = ${postId}::uuid
          and p.author_id = ${grant.userId}::uuid -- guard:comment-author
          and p.status = 'published' -- guard:comment-published
          and p.deleted_at is null -- guard:comment-deleted
          and p.removed_at is null -- guard:comment-removed
          and w.closed_at is null -- guard:comment-workspace
          and u.waitlist_status = 'active' -- guard:comment-account
        for share of p, w
      ), claimed as (
        update post_comments c set ${CLAIM.set}, attempt_id = ${attemptId}::uuid, attempted_at = now()
        from post
        where c.post_id = post.id
          and c.urn = post.linkedin_urn -- guard:comment-urn
          and c.scheduling = post.scheduling -- guard:comment-scheduling
          and ${CLAIM.from} -- guard:comment-state
          and c.due_at <= now() -- guard:comment-due
          and c.due_since > now() - make_interval(secs => ${COMMENT_TIMING.lateness / 1000}) -- guard:comment-late
        returning c.post_id, c.urn, post.first_comment
      ), attempt as (
        insert into comment_attempts (id, post_id, member_sub, urn, sent_at)
        select ${attemptId}::uuid, post_id, ${grant.memberSub}, urn, now() from claimed
      )
      select post_id as "postId", ${attemptId} as "attemptId", urn, first_comment as text from claimed`;
    return claimed ?? null;
  });
}
