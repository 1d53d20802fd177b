import { leaseGrantQuota, refundGrantQuota } from "../../connections/grant-quota";
import { invalidateGrant } from "../../connections/invalidate-grant";
import { isPermitted } from "../../connections/model/permissions";
import { openGrant, type OpenGrant } from "../../connections/open-grant";
import type { PostsDeps } from "../deps";
import { COMMENT_TIMING } from "../model/comment-timing";
import { settleWithRetries } from "../publishing/settle";
import { type CommentClaim, claimComment } from "./claim-comment";
import { releaseComment, settleComment } from "./settle-comment";
import { deferComment, expireComment } from "./settle-lost-comments";

export type SendCommentDeps = Pick<PostsDeps, "db" | "clock" | "log" | "vault" | "publisher" | "apiProducts">;

/**
 * Sends the first comment of a post, if it is due: claim, one call, settle. Without a connection that may comment it
 * fails, and says so. A call that may have reached LinkedIn is never repeated: without an answer the lease runs out, and
 * the user is asked.
 */
export async function sendComment(deps: SendCommentDeps, postId: string): Promise<void> {
  const { db, clock } = deps;
  const post = await db.post.findFirst({
    where: { id: postId, status: "published", comment: { state: "waiting", dueAt: { lte: new Date() } } },
    select: { authorId: true },
  });
  if (!post) return;
  const grant = await openGrant(deps, post.authorId, "community");
  if (!grant) return expireComment(deps, postId, "not_connected");
  if (!isPermitted(grant.scopes, "comment")) return expireComment(deps, postId, "not_permitted");
  const lease = await leaseGrantQuota(deps, grant, 1);
  if (!lease) return deferComment(deps, postId);
  const startedAt = clock.now();
  const claim = await claimOrRelease(deps, grant, postId);
  // A counted call that is not made is given back.
  if (!claim) return refundGrantQuota(deps, lease, 1);
  if (clock.now() - startedAt > COMMENT_TIMING.fresh) {
    // guard:comment-fresh
    await refundGrantQuota(deps, lease, 1);
    return releaseComment(db, claim);
  }
  await callAndSettle(deps, grant, claim);
}

async function claimOrRelease(
  deps: SendCommentDeps,
  grant: OpenGrant,
  postId: string,
): Promise<CommentClaim | null> {
  const attemptId = crypto.randomUUID();
  try {
    return await claimComment(deps, grant, postId, attemptId);
  } catch (cause) {
    // The claim may have been committed although its answer was lost. Nothing was sent under this attempt.
    deps.log.warn("comments.claim_lost", { postId, attemptId, cause: String(cause) });
    await settleWithRetries(deps, () => releaseComment(deps.db, { postId, attemptId }));
    throw cause;
  }
}

async function callAndSettle(deps: SendCommentDeps, grant: OpenGrant, claim: CommentClaim): Promise<void> {
  const { postId, attemptId, urn, text } = claim;
  const { memberSub, token } = grant;
  const outcome = await deps.publisher.createComment({ urn, memberSub, text }, token);
  deps.log.info("comments.create_answered", {
    postId,
    attemptId,
    kind: outcome.kind,
    status: outcome.status,
  });
  // If the database stays away, the lease runs out and the user is asked: nothing more is sent.
  await settleWithRetries(deps, async () => {
    const isOpen = outcome.kind !== "unauthorized" || (await invalidateGrant(deps, grant, outcome.why));
    await settleComment(deps, claim, outcome, isOpen);
  });
}
