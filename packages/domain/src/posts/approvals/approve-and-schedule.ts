import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { PostsDeps } from "../deps";
import type { PostErrorCode } from "../model/post-errors";
import type { PostRef } from "../model/post-input";
import type { PostView } from "../model/post-view";
import { approvePost } from "./decide-approval";
import { MAX_STAGES } from "../model/approval-input";

/**
 * Approves in the same act what has just been scheduled by `schedule`, at every stage at which the actor may: it is what they
 * saw, since scheduling asks for the version that they saw. What is left waits for others. Refuses as approvePost does; the
 * post is scheduled then, and waits.
 */
export async function approveAndSchedule(
  deps: Pick<PostsDeps, "db" | "clock" | "events">,
  actor: Actor,
  ref: PostRef,
  schedule: () => Promise<PostView>,
): Promise<PostView> {
  let post = await schedule();
  for (let stage = 0; stage < MAX_STAGES && post.approval?.mayApprove; stage++) {
    if (post.version !== ref.version + 1) throw new DomainError<PostErrorCode>("post_changed");
    const { id, version } = post;
    post = await approvePost(deps, actor, { ref: { id, version }, hash: post.approval.hash, note: "" });
  }
  return post;
}
