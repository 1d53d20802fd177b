import { z } from "zod";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { requireFullApprover } from "../approvals/require-full-approver";
import { toPostFields } from "../content-columns";
import { postInput, type PostRef } from "../model/post-input";
import type { ChangeResult } from "../model/post-view";
import { requirePublishable } from "../model/publish-problem";
import { publishText } from "../model/publish-text";
import { postsOf, refusePost } from "../posts-of";
import { changePublishedPost, type ChangeDeps } from "./change-published-post";

/** The text of a published post; all else on LinkedIn stays as it is. */
export const publishedTextInput = z.strictObject({
  content: postInput.shape.content,
  hashtags: postInput.shape.hashtags,
});

/**
 * Changes the text of a published post on LinkedIn. A post with a poll cannot be changed. Refuses with `post_not_found`,
 * `approval_needed` and the codes of requirePublishable and changePublishedPost.
 */
export async function editPublishedPost(
  deps: ChangeDeps,
  actor: Actor,
  ref: PostRef,
  input: z.infer<typeof publishedTextInput>,
): Promise<ChangeResult> {
  const post = await deps.db.post.findFirst({
    where: { id: ref.id, ...postsOf(actor, "posts.publish"), deletedAt: null },
    include: { media: { select: { id: true } } },
  });
  if (!post) return refusePost(deps.db, actor, ref.id);
  await requireFullApprover(deps, actor, ref.id);
  const { linkCard, poll } = toPostFields(post);
  if (poll && post.status === "published")
    throw new DomainError("post_not_in_state", { status: post.status });
  requirePublishable({ ...input, linkCard, poll, mediaCount: post.media.length });
  const text = publishText(input.content, input.hashtags);
  return changePublishedPost(deps, actor, ref, { kind: "edit", ...input, text });
}
