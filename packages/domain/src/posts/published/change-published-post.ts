import { consumeQuotas, refundQuota } from "../../connections/call-quota";
import { invalidateConnection } from "../../connections/invalidate-connection";
import { openToken } from "../../connections/open-token";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { PostsDeps } from "../deps";
import { getPost } from "../get-post";
import type { PostRef } from "../model/post-input";
import type { ChangeResult } from "../model/post-view";
import type { ChangeOutcome } from "../ports/publisher";
import { postsOf, refusePost } from "../posts-of";
import { type ChangeClaim, type ChangeRequest, claimChange } from "./claim-change";
import { settleChange } from "./settle-change";

export type ChangeDeps = Pick<PostsDeps, "db" | "clock" | "log" | "publisher" | "vault" | "callsPerDay">;

/**
 * Asks LinkedIn to change a published post, and records what was asked before and what came of it after. Unlike a create,
 * such a call is harmless when it is repeated: without an answer the user may ask for the same again. Refuses with
 * `linkedin_calls_used_up` and the codes of claimChange.
 */
export async function changePublishedPost(
  deps: ChangeDeps,
  actor: Actor,
  ref: PostRef,
  request: ChangeRequest,
): Promise<ChangeResult> {
  const { db, log } = deps;
  const post = await db.post.findFirst({
    where: { id: ref.id, ...postsOf(actor, "posts.publish") },
    select: { author: { select: { linkedinProfileId: true } } },
  });
  if (!post) return refusePost(db, actor, ref.id);
  const { linkedinProfileId: memberSub } = post.author;
  if (memberSub === null) throw new DomainError("connection_inactive");
  const [quota] = await consumeQuotas(deps, "post", [{ memberSub, calls: 1 }]);
  if (!quota) throw new DomainError("linkedin_calls_used_up");
  let outcome: ChangeOutcome = { kind: "not_sent" };
  try {
    const claim = await claimChange(deps, actor, ref, request);
    outcome = await call(deps, claim, request);
    log.info("posts.change_answered", { postId: ref.id, changeId: claim.changeId, kind: outcome.kind });
    await settleChange(deps, claim, request, outcome);
    if (outcome.kind === "unauthorized")
      await invalidateConnection(db, claim.userId, claim.generation, outcome.why);
  } finally {
    // Refused before the call, or LinkedIn was not reached.
    if (outcome.kind === "not_sent" && outcome.status === undefined) await refundQuota(deps, quota);
  }
  return {
    outcome: outcome.kind,
    message: outcome.message ?? null,
    post: await getPost(deps, actor, ref.id),
  };
}

async function call(deps: ChangeDeps, claim: ChangeClaim, request: ChangeRequest): Promise<ChangeOutcome> {
  const token = openToken(deps, claim);
  if (token === null) return { kind: "not_sent", why: "token_unreadable" };
  return request.kind === "edit"
    ? deps.publisher.updateText(claim.urn, request.text, token)
    : deps.publisher.remove(claim.urn, token);
}
